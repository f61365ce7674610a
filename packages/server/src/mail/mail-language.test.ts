import { languages } from '@billfold/core/internal';
import { describe, expect, it } from 'vitest';
import { mailLanguageOf } from './mail-language.ts';
import { english, type MailKey } from './texts/en.ts';

const keys = Object.keys(english).filter(isKey);
const translated = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

/** Texts that a language has word for word as English has them. */
const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['de', new Set(['subject.test', 'fact.memo'])],
  ['es', new Set(['contact.lineWithMemo', 'fact.memo'])],
  [
    'fr',
    new Set([
      ...['transaction.notifications', 'business.notifications'],
      ...['fact.date', 'fact.transaction'],
    ]),
  ],
  ['pt-BR', new Set(['contact.lineWithMemo', 'fact.memo'])],
]);
/** Names that texts in another script keep. */
const names = /Billfold|Webhook|USD|IP|ID|410 Gone/g;

describe('the language of mails', () => {
  it.each([
    ['de', 'de', 'ltr'],
    ['de-AT', 'de', 'ltr'],
    ['ar-EG', 'ar', 'rtl'],
    ['zh-CN', 'zh-Hans', 'ltr'],
    ['en-GB', 'en', 'ltr'],
    ['nl', 'en', 'ltr'],
    ['', 'en', 'ltr'],
  ])('of a reader of %j is %s, whole', (locale, tag, direction) => {
    expect(mailLanguageOf(locale)).toMatchObject({ tag, direction });
    expect(mailLanguageOf(locale).text('verify.open')).toBe(
      mailLanguageOf(tag).text('verify.open'),
    );
  });

  it('writes dates and months as its readers do, and amounts with their network', () => {
    const at = new Date('2026-11-20T13:05:00Z');
    const german = mailLanguageOf('de');
    expect([german.day(at), german.month('2026-10')]).toEqual(['20. Nov. 2026', 'Okt. 2026']);
    expect(german.time(at)).toMatch(/^20\. Nov\. 2026, 13:05/);
    expect(german.amountOn('0.125 BTC', 'BTC')).toBe('0.125 BTC auf Bitcoin');
    expect(mailLanguageOf('en').time(at)).toBe('20 Nov 2026, 13:05 GMT');
  });

  describe.each(translated)('in %s', (tag) => {
    const { text } = mailLanguageOf(tag);
    const rules = new Intl.PluralRules(tag);
    /** Forms that a count of things needs. */
    const forms = new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)));

    it('has every text with its places and plural forms', () => {
      for (const key of keys) {
        expect(text(key).trim(), key).not.toBe('');
        expect(placesOf(text(key)), key).toEqual(placesOf(english[key]));
        const plurals = text(key).split('plural,').length;
        for (const form of forms) expect(text(key).split(`${form} {`), key).toHaveLength(plurals);
      }
    });

    it('leaves no text in English', () => {
      expect(mailLanguageOf(tag).tag).toBe(tag);
      const left = keys.filter(
        (key) => text(key) === english[key] && /[a-z]/i.test(words(text(key))),
      );
      expect(new Set(left)).toEqual(alike.get(tag) ?? new Set());
      if (!/^(ar|ja|zh)/.test(tag)) return;
      for (const key of keys)
        expect(words(text(key)).replaceAll(names, ''), key).not.toMatch(/[a-z]{2}/i);
    });
  });
});

/** Names of the places of a text, sorted. */
function placesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).toSorted();
}

/** Returns a text without its places and the names of plural forms. */
function words(text: string): string {
  return text
    .replaceAll(/\{\w+\}/g, '')
    .replaceAll(/\{\w+, plural,/g, '')
    .replaceAll(/\b(zero|one|two|few|many|other) \{/g, '');
}

function isKey(key: string): key is MailKey {
  return Object.hasOwn(english, key);
}
