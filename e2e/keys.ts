import { expect, type Page } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/** The keyboard of a page, which is all that a journey presses. */
export interface Keys {
  /** Tabs to what has this name, which shows its focus, and presses Enter unless another key is given. */
  readonly press: (name: string, key?: string) => Promise<void>;
  /** Tabs to a field, and types into it. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Types where the focus is, and presses Enter. */
  readonly enter: (text: string) => Promise<void>;
  /** Tabs to the group of a radio, and goes to it by the arrows. */
  readonly choose: (name: string) => Promise<void>;
  /** Expects the focus on something of the page: a next Tab goes on from there. */
  readonly keepsFocus: () => Promise<void>;
}

export function keysOf(page: Page): Keys {
  const { keyboard } = page;
  const keepsFocus = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
      .not.toBe('BODY');
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, name);
    await expectShown(page);
    await keyboard.press(key);
    await keepsFocus();
  };
  return {
    press,
    keepsFocus,
    type: async (label, text) => {
      await tabTo(page, label);
      await expectShown(page);
      await keyboard.type(text);
    },
    enter: async (text) => {
      await keyboard.type(text);
      await keyboard.press('Enter');
      await keepsFocus();
    },
    choose: async (name) => {
      const wanted = page.getByRole('radio', { name });
      const group = await wanted.getAttribute('name');
      const focused = page.locator(':focus');
      for (let presses = 0; presses < 60; presses += 1) {
        if ((await focused.count()) === 1 && (await focused.getAttribute('name')) === group) break;
        await keyboard.press('Tab');
      }
      await expectShown(page);
      for (let presses = 0; presses < 10 && !(await wanted.isChecked()); presses += 1)
        await keyboard.press('ArrowDown');
      await expect(wanted).toBeFocused();
    },
  };
}

/** Expects an outline on what has the focus, or on the box or the words that it is drawn by. */
async function expectShown(page: Page): Promise<void> {
  const isShown = await page.locator(':focus').evaluate((focused) => {
    const hasOutline = (element: Element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    const around: Element[] = [...(focused.parentElement?.children ?? [])];
    for (let at: Element | null = focused; at !== null && around.length < 40; at = at.parentElement)
      around.push(at);
    return around.some(hasOutline);
  });
  expect(isShown, await page.locator(':focus').evaluate(({ outerHTML }) => outerHTML)).toBe(true);
}
