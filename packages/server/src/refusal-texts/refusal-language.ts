import { matchLocale } from '@billfold/core/internal';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt-br.ts';
import {
  createRefusalLanguage,
  englishRefusals,
  type RefusalCatalogue,
  type RefusalLanguage,
} from './write-refusal.ts';
import { chinese } from './zh-hans.ts';

/** Catalogues of the offered languages, except English. */
export const refusalCatalogues: ReadonlyMap<string, RefusalCatalogue> = new Map([
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['pt-BR', portuguese],
  ['ar', arabic],
  ['ja', japanese],
  ['zh-Hans', chinese],
]);

const languages: ReadonlyMap<string, RefusalLanguage> = new Map(
  [...refusalCatalogues].map(([tag, catalogue]) => [tag, createRefusalLanguage(tag, catalogue)]),
);

/** Returns the language that a header such as `de-AT, en;q=0.5` wants: English unless one is offered. */
export function refusalLanguageOf(acceptLanguage: string): RefusalLanguage {
  return languages.get(matchLocale(listRanges(acceptLanguage))) ?? englishRefusals;
}

/** Longest header that is read, and most ranges of one: each is compared with every language. */
const [longestHeader, mostRanges] = [200, 10] as const;

/** Lists the ranges of an Accept-Language header (RFC 9110, section 12.5.4), most wanted first. */
function listRanges(header: string): readonly string[] {
  return header
    .slice(0, longestHeader)
    .split(',', mostRanges)
    .map((item) => {
      const [range = '', weight = ''] = item.split(';').map((part) => part.trim());
      return { range, weight: weight.startsWith('q=') ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}
