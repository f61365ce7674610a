/** Longest text that the service reads. */
export const mostCsvLength = 2_000_000;

/** First line of a file, and an example that cannot be paid by mistake. */
export const template = 'address,amount,reference\r\nRecipient address,12.50,Invoice 17\r\n';

/** Counts the lines below the heading of a CSV text, as they are typed; a cell of several lines counts as many. */
export function countCsvLines(csv: string): number {
  const filled = csv.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return Math.max(0, filled.length - 1);
}

/** Selects a line of a text field, counted from 1, and scrolls to it. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight * (line - 1)) / lines.length - area.clientHeight / 2;
}
