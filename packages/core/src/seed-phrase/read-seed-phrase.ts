import { normalizeSeedPhrase } from './normalize-seed-phrase.ts';

/**
 * Extracts a seed phrase from text as people keep it: on lines, numbered, with commas, quotes or
 * brackets around the words. Numbers and punctuation by themselves or around a word are dropped,
 * words never: an unknown word stays, so that it can be reported. In the form of
 * `normalizeSeedPhrase`.
 * @example
 * readSeedPhrase('1. abandon\n2. ability'); // 'abandon ability'
 */
export function readSeedPhrase(text: string): string {
  return normalizeSeedPhrase(text)
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[\p{N}\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ');
}
