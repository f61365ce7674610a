import type { RefusalRule } from './rules.ts';
import type { RefusalSentence } from './sentences.ts';

/** Value of a place: a name, an amount, a number, or a text that is itself translated. */
export type RefusalValue = string | number | FilledText;

/** Sentence whose places have values. */
export interface FilledText {
  readonly sentence: RefusalSentence | RefusalRule;
  readonly values: Readonly<Record<string, RefusalValue>>;
  /** English words where they are not those of the sentence. */
  readonly english?: string;
}

/** Text of a refusal, which people read in their language. Its English sentence is its name. */
export type RefusalText = RefusalSentence | FilledText;

/** All that people read of a refusal. */
export interface RefusalTexts {
  readonly title: RefusalText;
  readonly errors: readonly RefusalText[];
  readonly fields: Readonly<Record<string, readonly RefusalText[]>>;
}

/** Names of the places of a sentence. */
type PlacesOf<S extends string> = S extends `${string}{${infer Place}}${infer Rest}`
  ? NameOf<Place> | PlacesOf<Rest>
  : never;
/** A plural form such as `{# minutes}` is no place of its own. */
type NameOf<P extends string> = P extends `${infer Name}, plural${string}`
  ? Name
  : P extends `#${string}`
    ? never
    : P;

/** A place whose name ends in Text takes a text, which is translated too. */
type ValueOf<Place extends string> = Place extends `${string}Text` ? FilledText : string | number;

/**
 * Fills the places of a sentence. Words from outside, such as the reason of a network, stay as they are.
 * @example
 * fill('At most {amount} can go back.', { amount: '0.1 BTC' });
 */
export function fill<S extends RefusalSentence>(
  sentence: S,
  values: { readonly [Place in PlacesOf<S>]: ValueOf<Place> },
): FilledText {
  return { sentence, values };
}

/** Marks a text that programs alone are answered, through the API or its keys; it stays English. */
export function forPrograms(english: string): FilledText {
  return { sentence: '{text}', values: { text: english } };
}

/** Returns a text as the value of a place that takes one. */
export function whole(text: RefusalText): FilledText {
  return typeof text === 'string' ? { sentence: text, values: {} } : text;
}

/** Joins names, such as "BTC or ETH", by a sentence for two of them. */
export function joinTexts(
  sentence: '{oneText} and {otherText}' | '{oneText} or {otherText}',
  names: readonly string[],
): FilledText {
  return names
    .map((text) => fill('{text}', { text }))
    .reduce((oneText, otherText) => fill(sentence, { oneText, otherText }));
}
