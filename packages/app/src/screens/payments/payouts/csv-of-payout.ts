import type { PayoutWithLines } from '@billfold/core/payments';
import { quoteCell } from './quote-cell.ts';

const columns = [
  ...['address', 'amount', 'asset', 'network', 'memo', 'reference', 'state', 'transaction'],
];

/** Creates the file of a payout with the state of each line. */
export function csvOfPayout({ id, asset, network, lines }: PayoutWithLines): File {
  const rows = lines.map(({ address, amount, memo, reference, state, hash }) =>
    [address, amount, asset, network, memo ?? '', reference ?? '', state, hash ?? ''].map(
      formatCell,
    ),
  );
  // Some spreadsheets take another encoding without the mark.
  const text = ['\uFEFF', ...[columns, ...rows].map((cells) => `${cells.join(',')}\r\n`)].join('');
  return new File([text], `${id}.csv`, { type: 'text/csv' });
}

/** Quotes a cell, and keeps spreadsheets from running it as a formula. @see OWASP CSV injection */
function formatCell(text: string): string {
  const disarmed = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return quoteCell(disarmed);
}
