import { type Decimal, formatAmount, parseAmount, toBaseUnits } from '@billfold/core';
import { parseCsv } from '@billfold/core/internal';
import { quoteCell } from './quote-cell.ts';

/** Columns of a payout in the order of its file, by which the service names them too. */
export const rowFields = ['address', 'amount', 'memo', 'reference'] as const;

export type RowField = (typeof rowFields)[number];

/** One recipient of a payout, as it is typed. */
export type PayoutRow = Readonly<Record<RowField, string>>;

export const emptyRow: PayoutRow = { address: '', amount: '', memo: '', reference: '' };

/** Reports whether nothing is typed in a row. */
export const isBlank = (row: PayoutRow): boolean =>
  rowFields.every((field) => row[field].trim() === '');

/** Writes rows as the file that the service reads, one line each below its heading. */
export function formatRows(rows: readonly PayoutRow[]): string {
  const lines = rows.map((row) => rowFields.map((field) => quoteCell(row[field])));
  return [rowFields, ...lines].map((cells) => `${cells.join(',')}\n`).join('');
}

/** Reads the rows that `formatRows` wrote; one that is empty from any other text. */
export function readRows(text: string): readonly PayoutRow[] {
  const [, ...records] = parseCsv(text) ?? [];
  const rows = records.map(
    ({ cells: [address = '', amount = '', memo = '', reference = ''] }): PayoutRow => ({
      ...{ address, amount, memo, reference },
    }),
  );
  return rows.length === 0 ? [emptyRow] : rows;
}

/** Adds up the amounts that are typed in whole so far. */
export function sumOfRows(rows: readonly PayoutRow[], decimals: number): Decimal {
  const units = rows.map(({ amount }) => {
    const [, fraction = ''] = amount.split('.');
    const isWhole = /^\d{1,40}(\.\d+)?$/.test(amount) && fraction.length <= decimals;
    return isWhole ? parseAmount(amount, decimals) : 0n;
  });
  return formatAmount(toBaseUnits(units.reduce<bigint>((sum, each) => sum + each, 0n)), decimals);
}
