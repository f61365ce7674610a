import { en } from './en/index.ts';
import type { PartialMessages } from './text-areas.ts';
import { createTranslator, type Translate } from './translate.ts';

/** Every text of the product at once, in English with `overrides`: for tests and headless use. */
export function createTranslate(overrides: PartialMessages = {}): Translate {
  return createTranslator('en', (key) => overrides[key] ?? en[key]);
}
