import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@billfold/core/internal';
import { describe, expect, it } from 'vitest';
import { ApiError, notFound } from '../platform/api-error.ts';
import { refusalCatalogues, refusalLanguageOf } from './refusal-language.ts';
import { fill, forPrograms, whole } from './refusal-text.ts';
import { ruleText } from './rule-text.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';
import { createRefusalLanguage, englishRefusals } from './write-refusal.ts';

const all = [...sentences, ...rules];
/** Sentences of places alone, and of places with a mark between them. */
const isWordless = (sentence: string): boolean => !/[a-z]/i.test(wordsOf(sentence));

describe('the language of refusals', () => {
  it.each([
    ['de', 'de'],
    ['de-AT, en;q=0.5', 'de'],
    ['en, de;q=0.9', 'en'],
    ['nl, fr;q=0.8, de;q=0.9', 'de'],
    ['de;q=0, fr', 'fr'],
    ['zh-CN', 'zh-Hans'],
    ['*', 'en'],
    ['', 'en'],
    ['nl', 'en'],
    ['_, ,;q=x', 'en'],
  ])('for %j is %s', (header, tag) => {
    expect(refusalLanguageOf(header).tag).toBe(tag);
  });

  it('translates title, sentences and fields, with texts in texts', () => {
    const error = new ApiError(409, 'WRONG_ENCRYPTION_KEY', {
      errors: [
        fill('{causeText} Make a new plan.', {
          causeText: whole('The settlement wallet changed.'),
        }),
      ],
      fields: { amount: [fill('Minimum: {amount}.', { amount: '0.1 BTC' })] },
    });
    expect(error).toMatchObject({
      message: 'Wrong encryption key',
      errors: ['The settlement wallet changed. Make a new plan.'],
      fields: { amount: ['Minimum: 0.1 BTC.'] },
    });
    expect(refusalLanguageOf('de').refusal(error.texts)).toEqual({
      message: 'Falsches Verschlüsselungspasswort',
      errors: ['Die Abrechnungs-Wallet hat sich geändert. Erstellen Sie einen neuen Plan.'],
      fields: { amount: ['Minimum: 0.1 BTC.'] },
    });
  });

  it('keeps the words of an English title out of another language', () => {
    const { texts, message } = new ApiError(409, 'SOME_RARE_CODE');
    expect(message).toBe('Some rare code');
    expect(refusalLanguageOf('fr').refusal(texts).message).toBe('Cela n’a pas fonctionné');
    const missing = notFound('payment link');
    expect(missing.errors).toEqual(['This payment link does not exist.']);
    expect(refusalLanguageOf('de').refusal(missing.texts).errors).toEqual([
      'Das gibt es nicht oder nicht mehr.',
    ]);
  });

  it('leaves what programs alone are told in English', () => {
    expect(refusalLanguageOf('ja').text(forPrograms('Send a header.'))).toBe('Send a header.');
  });

  it.each([
    ['must have at most 40 characters', 'Darf höchstens 40 Zeichen haben.'],
    ['must be one of a, b', 'Muss einer dieser Werte sein: a, b.'],
    ['is required', 'Pflichtfeld.'],
    ['must be a thing that no catalogue knows', 'Ungültiger Wert.'],
  ])('translates the rule "%s"', (rule, german) => {
    const english = `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
    expect(englishRefusals.text(ruleText(rule))).toBe(english);
    expect(refusalLanguageOf('de').text(ruleText(rule))).toBe(german);
  });

  it('has no sentence that nothing says', () => {
    const source = readSource(join(import.meta.dirname, '..'));
    const titles = new Set(
      [...source.matchAll(/'([A-Z0-9_]{4,})'/g)].map(([, code = '']) => titleOf(code)),
    );
    const unused = sentences.filter(
      (sentence) =>
        !source.includes(sentence.replaceAll("'", "\\'")) &&
        !source.includes(sentence) &&
        !titles.has(sentence),
    );
    expect(unused).toEqual([]);
  });

  it('is a catalogue of each offered language', () => {
    const offered = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
    expect([...refusalCatalogues.keys()].sort()).toEqual(offered.sort());
  });

  describe.each([...refusalCatalogues])('in %s', (tag, catalogue) => {
    const plurals = new Intl.PluralRules(tag);
    const forms = new Set(Array.from({ length: 1_001 }, (_, count) => plurals.select(count)));

    it('has every sentence with its places and plural forms', () => {
      for (const sentence of all) {
        const text = catalogue[sentence];
        expect(text.trim(), sentence).toBe(text);
        expect(text, sentence).not.toBe('');
        expect(placesOf(text), sentence).toEqual(placesOf(sentence));
        const count = text.split('plural,').length;
        for (const form of forms)
          expect(text.split(`${form} {`), `${sentence}: ${form}`).toHaveLength(count);
      }
    });

    it('leaves no sentence in English', () => {
      const left = all.filter(
        (sentence) => catalogue[sentence] === sentence && !isWordless(sentence),
      );
      expect(left.filter((sentence) => sentence !== 'Minimum: {amount}.')).toEqual([]);
      const language = createRefusalLanguage(tag, catalogue);
      expect(language.text('Not possible now')).toBe(catalogue['Not possible now']);
    });
  });
});

/** Names of the places that every language fills, once each. English words stay in English. */
function placesOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !name.startsWith('english') && !isForm(name))
    .toSorted();
}

/** A form of Arabic may be a word in braces; it is no place, as it has no Latin letters. */
const isForm = (name: string): boolean => !/^[a-zA-Z]+$/.test(name);

function wordsOf(sentence: string): string {
  return sentence.replaceAll(/\{\w+\}/g, '');
}

function titleOf(code: string): string {
  return englishRefusals.refusal(new ApiError(400, code).texts).message;
}

function readSource(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'),
    )
    .filter(
      ({ name, parentPath }) =>
        !parentPath.endsWith('refusal-texts') ||
        name === 'refusal-text.ts' ||
        name === 'title-text.ts',
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}
