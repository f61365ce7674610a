import type { MessageKey, TextArea, TextAreas } from '@billfold/core/i18n';

/** The texts of one provider. */
export interface ProvidedTexts {
  readonly locale: string;
  /** Locale of the texts that are drawn: `en` until those of `locale` are loaded. */
  readonly textLocale: string;
  /** The text with its placeholders; a key that no area knows is given back. */
  readonly find: (key: MessageKey) => string;
  readonly areas: TextAreas;
  /** Loads the area in the provider's locale; does nothing the second time. */
  readonly load: (area: TextArea) => void;
}
