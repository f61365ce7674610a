/** Language that the product is offered in. */
export interface Language {
  /** BCP 47 tag, such as `pt-BR`. */
  readonly tag: string;
  /** Name in the language itself, such as `Deutsch`. */
  readonly name: string;
  /** True once a native speaker has reviewed its warnings about money. */
  readonly isReviewed: boolean;
}

/**
 * Languages with a complete catalogue, English first, the others by their names.
 * @example
 * languages.map(({ name }) => name).includes('English'); // true
 */
export const languages: readonly Language[] = [
  { tag: 'en', name: 'English', isReviewed: true },
  { tag: 'de', name: 'Deutsch', isReviewed: false },
  { tag: 'es', name: 'Español', isReviewed: false },
  { tag: 'fr', name: 'Français', isReviewed: false },
  { tag: 'pt-BR', name: 'Português (Brasil)', isReviewed: false },
  { tag: 'ar', name: 'العربية', isReviewed: false },
  { tag: 'ja', name: '日本語', isReviewed: false },
  { tag: 'zh-Hans', name: '简体中文', isReviewed: false },
];
