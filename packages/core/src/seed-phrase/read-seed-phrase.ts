import { normalizeSeedPhrase } from './normalize-seed-phrase.ts';

/**
 * The phrase in a text as people keep it: on lines, numbered, with commas, quotes or brackets around
 * the words. Numbers and marks that stand by themselves or around a word are dropped, words never:
 * what cannot be one stays, to be told of. In the form of `normalizeSeedPhrase`.
 */
export function readSeedPhrase(text: string): string {
  return normalizeSeedPhrase(text)
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[\p{N}\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ');
}
