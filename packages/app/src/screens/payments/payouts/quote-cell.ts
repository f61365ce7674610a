/** Quotes a cell of a file where its text would end it. @see RFC 4180 */
export function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
