/** Reports whether a text, trimmed, can name a business: 2 to 80 characters. */
export function isBusinessName(text: string): boolean {
  const { length } = text.trim();
  return length >= 2 && length <= 80;
}
