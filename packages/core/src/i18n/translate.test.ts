import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslate } from './create-translate.ts';
import { textDirection } from './direction.ts';
import { commonTexts } from './en/common.ts';
import { en } from './en/index.ts';
import { sendTexts } from './en/send.ts';
import { createLocaleTexts, loadBuiltInTexts } from './locale-texts.ts';
import { parseMessage, writeMessage } from './message-format.ts';
import { accentMessage, mirrorMessage } from './pseudo-locales.ts';
import { createTextAreas } from './text-areas.ts';
import { createTranslator, type MessageKey } from './translate.ts';

const key: MessageKey = 'common.close';
const say = (text: string, locale = 'en') => createTranslator(locale, () => text);
const places = (text: string) =>
  parseMessage(text).flatMap((part) => (typeof part === 'string' ? [] : [part.name]));

describe('createTranslator', () => {
  it('fills the places that there are values for', () => {
    expect(say('{name} has {count}')(key, { name: 'Ada' })).toBe('Ada has {count}');
    expect(say('a {b c} {} {')(key, { b: 1 })).toBe('a {b c} {} {');
  });

  it('chooses the plural form of the locale', () => {
    const words = '{count, plural, =0 {none} one {# word of {name}} other {# words}}';
    const t = say(words);
    expect([0, 1, 2].map((count) => t(key, { count, name: 'x' }))).toEqual([
      'none',
      '1 word of x',
      '2 words',
    ]);
    // CLDR: Polish has `few` for 2 to 4, and `many` for 5.
    const polish = say(
      '{n, plural, one {# adres} few {# adresy} many {# adresów} other {# adresu}}',
      'pl',
    );
    expect([1, 3, 5].map((n) => polish(key, { n }))).toEqual(['1 adres', '3 adresy', '5 adresów']);
  });

  it('writes numbers in the digits of the locale, without marks between thousands', () => {
    expect(say('Block {height}')(key, { height: 840_000 })).toBe('Block 840000');
    expect(say('{n}', 'ar-EG')(key, { n: 12 })).toBe('١٢');
  });

  it('writes English numbers and plurals as the browser does, without asking it', () => {
    const t = say('{count, plural, one {# word} other {# words}}');
    const numbers = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });
    const plurals = new Intl.PluralRules('en');
    const byBrowser = (count: number) =>
      `${numbers.format(count)} ${plurals.select(count) === 'one' ? 'word' : 'words'}`;
    // Nothing counts to the other zero.
    const counts = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(
        counts.filter((count) => !Object.is(count, -0)),
        (count) => {
          expect(t(key, { count })).toBe(byBrowser(count));
        },
      ),
    );
    for (const count of [0, 1, 2, 11, 21, 101, 0.5, 1_000_000, -1])
      expect(t(key, { count })).toBe(byBrowser(count));
  });

  it('keeps the direction of a value inside a text from right to left', () => {
    expect(say('אל {to}', 'he')(key, { to: 'bc1q' })).toBe('אל \u2068bc1q\u2069');
  });

  it.each([' ', '\u00a0'])(
    'keeps an amount and its unit in one direction inside a text from right to left: with %j between them',
    (space) => {
      const values = { amount: '0.5', unit: 'BTC' };
      expect(say(`שלח {amount}${space}{unit} עכשיו`, 'he')(key, values)).toBe(
        `שלח \u20680.5${space}BTC\u2069 עכשיו`,
      );
    },
  );

  it('shows the key of a text that is not there, and reads a malformed locale as English', () => {
    expect(createTranslator('not a tag', () => undefined)(key)).toBe(key);
  });

  it('takes other words for ours, and English for the rest', () => {
    const t = createTranslate({ 'common.close': 'Schließen' });
    expect(t('common.close')).toBe('Schließen');
    expect(t('common.requestId', { id: 'r1' })).toBe('Request r1');
  });
});

describe('the English texts', () => {
  it('are read back as they are written', () => {
    for (const text of Object.values(en))
      expect(writeMessage(parseMessage(text), (words) => words)).toBe(text);
  });

  it('are read back whatever they hold', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseMessage(text);
      }),
    );
  });
});

describe('textDirection', () => {
  it.each([
    ['en', 'ltr'],
    ['en-XA', 'ltr'],
    ['ar', 'rtl'],
    ['ar-XB', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['pa-Arab', 'rtl'],
    ['pa', 'ltr'],
    ['az-Latn', 'ltr'],
    ['', 'ltr'],
    ['not a tag', 'ltr'],
  ])('of %j is %s', (locale, direction) => {
    expect(textDirection(locale)).toBe(direction);
  });
});

describe('the pseudo-locales', () => {
  it('keep every place for a value', () => {
    for (const text of Object.values(en)) {
      expect(places(accentMessage(text))).toEqual(places(text));
      expect(places(mirrorMessage(text))).toEqual(places(text));
    }
  });

  it('lengthen by two fifths and show where a text was cut', () => {
    expect(accentMessage('Send')).toMatch(/^\[Šéñđ .+\]$/);
    for (const text of Object.values(en).filter((each) => each.length > 20 && !each.includes('{')))
      expect(accentMessage(text).length / text.length, text).toBeGreaterThan(1.3);
  });

  it('leave no letter of English between the brackets', () => {
    for (const text of Object.values(en).filter((each) => !each.includes('{')))
      expect(accentMessage(text)).not.toMatch(/[A-Za-z]/);
  });

  it('change the forms of a plural, not its names', () => {
    const text = '{count, plural, one {# word} other {# words}}';
    const filled = say(accentMessage(text))(key, { count: 2 });
    expect(filled).toMatch(/^\[2 ŵöŕđš|^\[2 ŵôŕđš|^\[2 ŵ/);
    expect(say(mirrorMessage(text))(key, { count: 1 })).toBe('1 \u200F\u202Eword\u202C\u200F');
  });
});

describe('the areas of texts', () => {
  it('know what was added, once', () => {
    const areas = createTextAreas();
    expect(areas.find('common.close')).toBeUndefined();
    areas.add(commonTexts);
    areas.add(commonTexts);
    expect(areas.find('common.close')).toBe('Close');
    expect(areas.find('send.title')).toBeUndefined();
    expect(areas.list()).toEqual([commonTexts]);
  });

  it('hold every text of the catalogue in one area each', () => {
    expect(Object.keys(sendTexts.english)).toContain('send.title');
    expect(Object.hasOwn(en, 'common.close')).toBe(true);
  });
});

describe('the texts of another locale', () => {
  it('come area by area, each asked for once', async () => {
    const asked: string[] = [];
    const texts = createLocaleTexts('de', async (locale, area) => {
      asked.push(`${locale} ${area.name}`);
      return area === commonTexts ? { 'common.close': 'Schließen' } : null;
    });
    let told = 0;
    texts.subscribe(() => {
      told += 1;
    });
    await Promise.all([texts.load(commonTexts), texts.load(commonTexts), texts.load(sendTexts)]);
    expect(asked).toEqual(['de common', 'de send']);
    expect(texts.get()).toEqual({ 'common.close': 'Schließen' });
    expect(told).toBe(1);
  });

  it('are asked for again after a failure', async () => {
    let calls = 0;
    const texts = createLocaleTexts('de', () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({});
    });
    await expect(texts.load(commonTexts)).rejects.toThrow('offline');
    await texts.load(commonTexts);
    expect(calls).toBe(2);
  });

  it('are made from English for the pseudo-locales, and absent for all others', async () => {
    expect(await loadBuiltInTexts('de', commonTexts)).toBeNull();
    expect((await loadBuiltInTexts('en-XA', commonTexts))?.['common.close']).toMatch(/^\[Ĉļôšé /);
    expect((await loadBuiltInTexts('ar-XB', commonTexts))?.['common.close']).toContain('Close');
  });
});
