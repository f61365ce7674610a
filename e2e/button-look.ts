import type { Locator } from '@playwright/test';

/** Reads the colors of the text and of the ground of a button. */
export function lookOf(button: Locator): Promise<readonly string[]> {
  return button.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });
}
