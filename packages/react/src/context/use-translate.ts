'use client';
import {
  commonTexts,
  createTranslator,
  primitivesTexts,
  type Translate,
} from '@billfold/core/i18n';
import type { ProvidedTexts } from './provided-texts.ts';
import { useWallet } from './wallet-context.ts';

const translators = new WeakMap<ProvidedTexts, Translate>();

/**
 * Texts of the provider's locale, filled in. By itself, so that a page with triggers alone loads
 * neither the rules of texts nor those that all parts are drawn with.
 * @example
 * const t = useTranslate();
 * t('common.copyToClipboard');
 */
export function useTranslate(): Translate {
  const { texts } = useWallet();
  // Idempotent; the notifications see to their translations.
  texts.areas.add(commonTexts);
  texts.areas.add(primitivesTexts);
  const known = translators.get(texts);
  if (known) return known;
  const translate = createTranslator(texts.locale, texts.find);
  translators.set(texts, translate);
  return translate;
}
