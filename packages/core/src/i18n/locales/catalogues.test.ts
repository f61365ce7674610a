import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutTexts } from '../en/checkout.ts';
import { checkoutHashTexts } from '../en/checkout-hash.ts';
import { checkoutLinkTexts } from '../en/checkout-link.ts';
import { checkoutPartsTexts } from '../en/checkout-parts.ts';
import { checkoutReceiptTexts } from '../en/checkout-receipt.ts';
import { checkoutResultTexts } from '../en/checkout-result.ts';
import { checkoutTestTexts } from '../en/checkout-test.ts';
import { embedTexts } from '../en/embed.ts';
import { invoiceEmailsTexts } from '../en/invoice-emails.ts';
import { newWalletTexts } from '../en/new-wallet.ts';
import { portfolioTexts } from '../en/portfolio.ts';
import { receiveTexts } from '../en/receive.ts';
import { refundClaimTexts } from '../en/refund-claim.ts';
import { secureFrameTexts } from '../en/secure-frame.ts';
import { sendTexts } from '../en/send.ts';
import { walletSettingsTexts } from '../en/wallet-settings.ts';
import { languages } from '../languages.ts';
import { loadLanguage } from '../load-catalogue.ts';
import { loadCheckoutLanguage } from '../load-checkout-language.ts';
import { loadDialogLanguage, loadWalletLanguage } from '../load-embed-language.ts';
import { type MessagePart, parseMessage } from '../message-format.ts';
import type { TextArea } from '../text-area.ts';

const here = import.meta.dirname;
const translated = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const areas = await listAreas();
const dialogTexts = [receiveTexts, sendTexts, newWalletTexts, secureFrameTexts, embedTexts];
const checkoutPages = [
  ...[
    checkoutTexts,
    checkoutHashTexts,
    checkoutLinkTexts,
    checkoutPartsTexts,
    checkoutReceiptTexts,
    checkoutResultTexts,
    checkoutTestTexts,
  ],
];
/** Parts of a catalogue, with areas that they are drawn from. */
const parts = [
  {
    load: loadCheckoutLanguage,
    drawn: [...checkoutPages, invoiceEmailsTexts, refundClaimTexts],
  },
  { load: loadDialogLanguage, drawn: dialogTexts },
  { load: loadWalletLanguage, drawn: [...dialogTexts, portfolioTexts, walletSettingsTexts] },
];

describe('the catalogues', () => {
  it('are those of the offered languages', () => {
    const offered = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
    expect(translated).toEqual(offered.sort());
    expect(areas.length).toBeGreaterThan(60);
  });

  describe.each(translated)('in %s', (language) => {
    const rules = new Intl.PluralRules(language);
    /** Forms that a count of things needs; `many` of French is for a million. */
    const forms = new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)));

    it('are loaded whole, and for each page of its own the part that it draws', async () => {
      const whole = new Map(Object.entries((await loadLanguage(language)) ?? {}));
      const keys = new Set(areas.flatMap(({ english }) => Object.keys(english)));
      expect(new Set(whole.keys())).toEqual(keys);
      for (const { load, drawn } of parts) {
        const part = new Map(Object.entries((await load(language)) ?? {}));
        const needed = drawn.flatMap(({ english }) => Object.keys(english));
        expect(needed.filter((key) => !part.has(key))).toEqual([]);
        for (const [key, text] of part) expect(text, key).toBe(whole.get(key));
      }
    });

    it('speak the name of a button with the words that it shows', async () => {
      const texts = new Map(Object.entries((await loadLanguage(language)) ?? {}));
      const lower = (key: string) => texts.get(key)?.toLocaleLowerCase(language) ?? '';
      for (const key of ['walletSettings.hiddenTokens.show', 'walletSettings.devices.remove'])
        expect(lower(`${key}.of`)).toContain(lower(key));
    });

    it('mark a field that can stay empty in one way', async () => {
      const texts = new Map(Object.entries((await loadLanguage(language)) ?? {}));
      const marked = areas.flatMap(({ english }) =>
        Object.entries(english).flatMap(([key, text]) =>
          text.endsWith(' (optional)') ? [key] : [],
        ),
      );
      expect(marked.length).toBeGreaterThan(20);
      const [, mark = ''] =
        /([ （(]+[^（(]+[)）])$/.exec(texts.get('newPayment.email') ?? '') ?? [];
      expect(mark).not.toBe('');
      expect(marked.filter((key) => !texts.get(key)?.endsWith(mark))).toEqual([]);
    });

    it('have a file for each area, and no other', () => {
      const files = readdirSync(join(here, language)).filter((name) => name.endsWith('.json'));
      expect(files.sort()).toEqual(areas.map(({ name }) => `${name}.json`).sort());
    });

    it.each(areas.map(({ name, english }) => [name, english] as const))(
      'have the texts of %s',
      (name, area) => {
        const file = readFileSync(join(here, language, `${name}.json`), 'utf8');
        const texts = new Map<string, string>(Object.entries(JSON.parse(file)));
        expect([...texts.keys()]).toEqual(Object.keys(area));
        for (const [key, english] of Object.entries(area)) {
          const text = texts.get(key) ?? '';
          expect(text.trim() === '', key).toBe(english === '');
          expect(placesOf(parseMessage(text)), key).toEqual(placesOf(parseMessage(english)));
          for (const { missing } of pluralsOf(parseMessage(text), forms))
            expect(missing, key).toEqual([]);
        }
      },
    );
  });
});

/** Names of the places for values, those inside of plural forms too, sorted, each once. */
function placesOf(parts: readonly MessagePart[]): readonly string[] {
  const names = parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (part.kind === 'value') return [part.name];
    return [`${part.name}, plural`, ...[...part.forms.values()].flatMap(placesOf)];
  });
  return [...new Set(names)].sort();
}

interface Plural {
  readonly missing: readonly string[];
}

function pluralsOf(parts: readonly MessagePart[], needed: ReadonlySet<string>): readonly Plural[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'value') return [];
    const missing = [...needed].filter((form) => !part.forms.has(form));
    return [{ missing }, ...[...part.forms.values()].flatMap((form) => pluralsOf(form, needed))];
  });
}

async function listAreas(): Promise<readonly TextArea[]> {
  const english = join(here, '../en');
  const found: TextArea[] = [];
  for (const file of readdirSync(english)) {
    if (file === 'index.ts') continue;
    const exported: object = await import(join(english, file));
    for (const value of Object.values(exported)) if (isArea(value)) found.push(value);
  }
  return found;
}

function isArea(value: unknown): value is TextArea {
  return typeof value === 'object' && value !== null && 'name' in value && 'english' in value;
}
