import type { Page } from '@playwright/test';

/**
 * Answers the check of a written seed phrase: `choose` is called with each word that the page asks
 * for, and the text of its place.
 */
export async function checkWords(
  page: Page,
  words: readonly string[],
  choose: (word: string) => Promise<void> = (word) =>
    page.getByRole('button', { name: word, exact: true, disabled: false }).first().click(),
): Promise<void> {
  for (let asked = 0; asked < 3; asked += 1) {
    const question = (await page.getByText(/^Choose word \d+$/).textContent()) ?? '';
    const place = Number(/\d+/.exec(question)?.[0]);
    await choose(words[place - 1] ?? '');
  }
}
