import type { FrameLocator, Page } from '@playwright/test';
import { cloudPassword } from './people.ts';
import { expect } from './product.ts';

/** Reads the words of the revealed seed phrase, in their order. */
export async function readWords(page: Page | FrameLocator): Promise<readonly string[]> {
  const rows = page.getByRole('list', { name: 'Seed phrase' }).getByRole('listitem');
  await expect(rows).toHaveText(Array<RegExp>(12).fill(/[a-z]{3,8}$/));
  const shown = await rows.allInnerTexts();
  return shown.map((text) => /[a-z]{3,8}$/.exec(text.trim())?.[0] ?? '');
}

/**
 * Answers the check of a written seed phrase: `choose` is called with each word that the page asks
 * for, and the text of its place.
 */
export async function checkWords(
  page: Page | FrameLocator,
  words: readonly string[],
  choose: (word: string) => Promise<void> = (word) =>
    page.getByRole('button', { name: word, exact: true, disabled: false }).first().click(),
): Promise<void> {
  const shown = page.getByText(/^Choose word \d+$/);
  let question = '';
  for (let asked = 0; asked < 3; asked += 1) {
    await expect(shown).not.toHaveText(question);
    question = (await shown.textContent()) ?? '';
    const place = Number(/\d+/.exec(question)?.[0]);
    await choose(words[place - 1] ?? '');
  }
}

/** Makes a wallet in the frame of secrets, from its name to the check of its words. Returns the words. */
export async function makeWallet(frame: FrameLocator, name: string): Promise<readonly string[]> {
  const goOn = frame.getByRole('button', { name: 'Continue' });
  const password = frame.getByRole('textbox', { name: 'Cloud encryption password' });
  await frame.getByLabel('Wallet name').fill(name);
  // The first press counts after half a second in sight.
  await expect(async () => {
    await goOn.click();
    await expect(password).toBeVisible({ timeout: 500 });
  }).toPass();
  await password.fill(cloudPassword);
  await frame.getByRole('textbox', { name: 'Confirm password' }).fill(cloudPassword);
  await frame.getByLabel(/^I understand that this password/).check();
  await goOn.click();
  await frame.getByRole('button', { name: 'Reveal' }).click();
  const words = await readWords(frame);
  await frame.getByRole('button', { name: "I've written it down" }).click();
  await checkWords(frame, words);
  return words;
}
