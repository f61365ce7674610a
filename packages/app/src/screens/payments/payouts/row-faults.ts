import { isBlank, type PayoutRow, type RowCells, type RowField, rowFields } from './payout-rows.ts';
import type { RefusedLine } from './read-refusal.ts';

/** Faults of one row by their field; one of the whole row is that of its address. */
export type RowFaults = Partial<RowCells>;

export interface RefusedRows {
  /** Rows that were sent, as they were then. */
  readonly sent: readonly PayoutRow[];
  readonly lines: readonly RefusedLine[];
  /** Sentence about a row that repeats another. */
  readonly repeated: string;
}

/** Line of a file in which its first row stands, below the heading. */
const firstLine = 2;

/**
 * Finds the faults of each row that is still as it was refused, wherever it stands now: one that was corrected
 * has none until it is sent again, and one above it may have been removed.
 */
export function faultsOfRows(
  rows: readonly PayoutRow[],
  { sent, lines, repeated }: RefusedRows,
): readonly RowFaults[] {
  const now = new Map(rows.map((row) => [row.id, textOf(row)]));
  const isAsSent = (row: PayoutRow): boolean => now.get(row.id) === textOf(row);
  const refused = new Map<number, RowFaults>();
  for (const { line, field, code, message } of lines) {
    const index = line - firstLine;
    const row = sent[index];
    if (row === undefined || !isAsSent(row)) continue;
    const isRepeated = code === 'DUPLICATE';
    // It repeats a row above it, also one that is written differently.
    if (isRepeated && !sent.slice(0, index).some(isAsSent)) continue;
    const text = isRepeated ? repeated : message;
    refused.set(row.id, { [fieldOf(field)]: text, ...refused.get(row.id) });
  }
  return rows.map(({ id }) => refused.get(id) ?? {});
}

/** Returns the rows that are sent: those in which something is typed. */
export const filledRows = (rows: readonly PayoutRow[]): readonly PayoutRow[] =>
  rows.filter((row) => !isBlank(row));

const textOf = (row: RowCells): string => JSON.stringify(rowFields.map((field) => row[field]));

function fieldOf(name: string): RowField {
  return rowFields.find((field) => field === name) ?? 'address';
}
