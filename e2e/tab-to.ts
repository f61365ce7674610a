import type { Page } from '@playwright/test';

/** Presses Tab until what has this accessible name, or begins with it, has the focus. */
export async function tabTo(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = page.locator(':focus');
    const label = await focused.evaluateAll(([element]) => {
      // A heading that was given the focus is nothing to press.
      if (!(element instanceof HTMLElement) || element.tabIndex < 0) return '';
      const labels =
        'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const text = labels.map((each) => each.textContent ?? '').join(' ');
      return (
        element.getAttribute('aria-label') ?? (text === '' ? (element.textContent ?? '') : text)
      );
    });
    const found = label.trim();
    if (isWhole ? found === name : found.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}
