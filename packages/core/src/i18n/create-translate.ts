import { en } from './en/index.ts';
import type { PartialMessages } from './text-areas.ts';
import { createTranslator, type Translate } from './translate.ts';

/**
 * Creates a translate function with all English texts at once, for tests and headless use.
 * `overrides` replace texts by key.
 * @example
 * const translate = createTranslate({ 'send.title': 'Transfer' });
 * translate('send.title'); // 'Transfer'
 */
export function createTranslate(overrides: PartialMessages = {}): Translate {
  return createTranslator('en', (key) => overrides[key] ?? en[key]);
}
