import { byteOrderMark, formatCsvRow } from '@billfold/core/internal';
import type { PayoutWithLines } from '@billfold/core/payments';

const columns = [
  ...['address', 'amount', 'asset', 'network', 'memo', 'reference', 'state', 'transaction'],
];

/** Creates the file of a payout with the state of each line. */
export function csvOfPayout({ id, asset, network, lines }: PayoutWithLines): File {
  const rows = lines.map(({ address, amount, memo, reference, state, hash }) => [
    ...[address, { number: amount }, asset, network, memo, reference, state, hash],
  ]);
  const text = [columns, ...rows].map(formatCsvRow).join('');
  return new File([byteOrderMark + text], `${id}.csv`, { type: 'text/csv' });
}
