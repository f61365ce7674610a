/** Language that the product is offered in. */
export interface Language {
  /** BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** Name in the language itself, such as `Deutsch`. */
  readonly name: string;
}

/**
 * Languages with a complete catalogue, English first, the others by their names.
 * @example
 * languages.map(({ name }) => name).includes('English'); // true
 */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'ja', name: '日本語' },
  { tag: 'zh-Hans', name: '简体中文' },
];
