import { type Decimal, formatAmount, parseAmount, toBaseUnits } from '@billfold/core';
import { formatCsvCells, parseCsv, rearm } from '@billfold/core/internal';

/** Columns of a payout in the order of its file, by which the service names them too. */
export const rowFields = ['address', 'amount', 'memo', 'reference'] as const;

export type RowField = (typeof rowFields)[number];

/** Texts of a row by their column. */
export type RowCells = Readonly<Record<RowField, string>>;

/** One recipient of a payout, as it is typed. */
export interface PayoutRow extends RowCells {
  /** Tells it from other rows with the same texts, on this page alone. */
  readonly id: number;
  /** True for a row of a file, which the next file replaces. */
  readonly isFromFile: boolean;
}

export const emptyCells: RowCells = { address: '', amount: '', memo: '', reference: '' };

let lastId = 0;

/** Creates a row with an identifier of its own. */
export function createRow(cells: Partial<RowCells> = {}, isFromFile = false): PayoutRow {
  lastId += 1;
  return { ...emptyCells, ...cells, id: lastId, isFromFile };
}

/** Reports whether nothing is typed in a row. */
export const isBlank = (row: RowCells): boolean =>
  rowFields.every((field) => row[field].trim() === '');

/** Writes rows as the file that the service reads, one line each below its heading. */
export function formatRows(rows: readonly RowCells[]): string {
  const lines = rows.map((row) => rowFields.map((field) => row[field]));
  return [rowFields, ...lines].map((cells) => `${formatCsvCells(cells)}\n`).join('');
}

/** Writes which of the rows are of a file, one digit each: the file that is sent has no column for that. */
export const formatOrigins = (rows: readonly PayoutRow[]): string =>
  rows.map(({ isFromFile }) => (isFromFile ? '1' : '0')).join('');

/** Reads the rows that `formatRows` and `formatOrigins` wrote; one that is empty from any other text. */
export function readRows(text: string, origins: string): readonly PayoutRow[] {
  const [, ...records] = parseCsv(text) ?? [];
  const rows = records.map(({ cells }, n) => {
    const [address = '', amount = '', memo = '', reference = ''] = cells.map(rearm);
    return createRow({ address, amount, memo, reference }, origins[n] === '1');
  });
  return rows.length === 0 ? [createRow()] : rows;
}

/** Sum of the amounts of rows, and how many of them it leaves out because they are no amounts of the asset. */
export interface RowsSum {
  readonly amount: Decimal;
  readonly omitted: number;
}

/** Adds up the amounts that are typed in whole so far. */
export function sumOfRows(rows: readonly RowCells[], decimals: number): RowsSum {
  const filled = rows.filter(({ amount }) => amount.trim() !== '');
  const units = filled.flatMap(({ amount }) => {
    const [, fraction = ''] = amount.split('.');
    const isWhole = /^\d{1,40}(\.\d+)?$/.test(amount) && fraction.length <= decimals;
    return isWhole ? [parseAmount(amount, decimals)] : [];
  });
  const sum = units.reduce<bigint>((before, each) => before + each, 0n);
  return {
    amount: formatAmount(toBaseUnits(sum), decimals),
    omitted: filled.length - units.length,
  };
}
