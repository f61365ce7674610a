import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { matchLocale } from './match-locale.ts';

const offers = (tag: string): boolean => languages.some((language) => language.tag === tag);

describe('matchLocale', () => {
  it.each([
    [[], 'en'],
    [['en-US'], 'en'],
    [['de-AT', 'en'], 'de'],
    [['de-Latn-CH-1996'], 'de'],
    [['es-419'], 'es'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-Hans-SG'], 'zh-Hans'],
    [['ar-EG'], 'ar'],
    [['DE'], 'de'],
    [['nl', 'fr-CA', 'de'], 'fr'],
  ] as const)('takes from %j the offered %s', (wanted, tag) => {
    expect(matchLocale(wanted)).toBe(offers(tag) ? tag : 'en');
  });

  it.each([[['zh-TW']], [['zh-Hant']], [['nl']], [['']], [['de_AT']], [['*']], [['en', 'de']]])(
    'is English for %j',
    (wanted) => {
      expect(matchLocale(wanted)).toBe('en');
    },
  );
});

describe('languages', () => {
  it('begin with English, and no two have the tag or the name in common', () => {
    expect(languages[0]).toEqual({ tag: 'en', name: 'English', isReviewed: true });
    expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length);
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
  });
});
