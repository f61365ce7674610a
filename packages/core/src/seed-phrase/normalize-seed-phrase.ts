/**
 * `text` in the one form that phrases are compared, checked and hashed in: NFKD, trimmed, lower
 * case, one space between words.
 * @see BIP-39
 * @example
 * normalizeSeedPhrase(' Abandon  ability '); // 'abandon ability'
 */
export function normalizeSeedPhrase(text: string): string {
  return text.normalize('NFKD').trim().toLowerCase().replace(/\s+/g, ' ');
}
