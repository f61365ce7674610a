const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/**
 * Returns the writing direction of `locale`, a BCP 47 tag; `ltr` for a malformed tag.
 * @example
 * textDirection('ar-EG'); // 'rtl'
 */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  // Ours, and asked for before anything is drawn: the tables of Intl are slow to open.
  if (locale === 'en') return 'ltr';
  const script = isLocale(locale) ? new Intl.Locale(locale).maximize().script : undefined;
  return script !== undefined && rightToLeft.includes(script) ? 'rtl' : 'ltr';
}

/** Reports whether `locale` is a well-formed BCP 47 tag. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    // The only way in which Intl tells that a tag is malformed.
    return false;
  }
}
