import type { FilledText, RefusalText } from './refusal-text.ts';
import { rules } from './rules.ts';
import { sentences } from './sentences.ts';

const known: ReadonlySet<string> = new Set([...sentences, ...rules]);

/** Checks a text that another process sent. */
export function isRefusalText(value: unknown): value is RefusalText {
  return typeof value === 'string' ? known.has(value) : isFilledText(value);
}

function isFilledText(value: unknown): value is FilledText {
  if (typeof value !== 'object' || value === null) return false;
  if (!('sentence' in value) || !('values' in value)) return false;
  const { sentence, values } = value;
  if (typeof sentence !== 'string' || !known.has(sentence)) return false;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(
      (each) => typeof each === 'string' || typeof each === 'number' || isFilledText(each),
    )
  );
}
