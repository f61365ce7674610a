/** Reports whether a BCP 47 tag names English, which the product writes without `Intl` and has with each part. */
export const isEnglish = (locale: string): boolean => /^en(-|$)/i.test(locale);
