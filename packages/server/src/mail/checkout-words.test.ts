import {
  checkoutHashTexts,
  checkoutPartsTexts,
  checkoutResultTexts,
  checkoutTexts,
  languages,
  loadCheckoutLanguage,
} from '@billfold/core/internal';
import { expect, it } from 'vitest';
import { mailLanguageOf } from './mail-language.ts';
import { english, type MailKey } from './texts/en.ts';

const isMailKey = (key: string): key is MailKey => Object.hasOwn(english, key);
const keys = Object.keys(english).filter((key) => /^checkout(Hash)?\./.test(key));
const tags = languages.map(({ tag }) => tag);

it.each(tags)(
  'says in %s the words of the checkout page in emails about a payment',
  async (tag) => {
    const page: Readonly<Record<string, string>> = {
      ...checkoutTexts.english,
      ...checkoutHashTexts.english,
      ...checkoutPartsTexts.english,
      ...checkoutResultTexts.english,
      ...(await loadCheckoutLanguage(tag)),
    };
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys)
      if (isMailKey(key)) expect(mailLanguageOf(tag).text(key), key).toBe(page[key]);
  },
);
