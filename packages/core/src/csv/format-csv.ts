/** A number as it is, or text that a spreadsheet must not take for a formula. */
export type CsvCell = string | { readonly number: string } | null;

/** UTF-8 with its mark, without which some spreadsheets take another encoding. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, with its line end. Text that would be run as a formula gets an apostrophe. */
export function formatCsvRow(cells: readonly CsvCell[]): string {
  return `${formatCsvCells(cells)}\r\n`;
}

/** The cells of one record of RFC 4180. Text that would be run as a formula gets an apostrophe. */
export function formatCsvCells(cells: readonly CsvCell[]): string {
  return cells.map(formatCell).join(',');
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? quote(disarm(cell)) : quote(cell.number);
}

/**
 * Adds an apostrophe before a formula. A text that has one of its own gets another, or reading would take its own off.
 * @see OWASP CSV injection
 */
function disarm(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe with which a file keeps spreadsheets from running a text. */
export function rearm(text: string): string {
  return text.replace(/^'(?='*[=+\-@\t\r])/, '');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
