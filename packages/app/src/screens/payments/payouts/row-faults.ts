import { isBlank, type PayoutRow, type RowField, rowFields } from './payout-rows.ts';
import type { RefusedLine } from './read-refusal.ts';

/** Faults of one row by their field; `line` is about the whole row. */
export type RowFaults = Readonly<Partial<Record<RowField | 'line', string>>>;

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
  const refused = new Map<string, RowFaults>();
  for (const { line, field, code, message } of lines) {
    const row = sent[line - firstLine];
    if (row === undefined) continue;
    const key = keyOf(row);
    const text = code === 'DUPLICATE' ? repeated : message;
    refused.set(key, { [fieldOf(field)]: text, ...refused.get(key) });
  }
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = keyOf(row);
    const isFirst = !seen.has(key);
    seen.add(key);
    const { line, ...faults } = refused.get(key) ?? {};
    // The first of them is not the one that repeats.
    return { ...faults, ...(line !== undefined && !isFirst && { line }) };
  });
}

/** Returns the rows that are sent: those in which something is typed. */
export const filledRows = (rows: readonly PayoutRow[]): readonly PayoutRow[] =>
  rows.filter((row) => !isBlank(row));

const keyOf = (row: PayoutRow): string => JSON.stringify(rowFields.map((field) => row[field]));

function fieldOf(name: string): RowField | 'line' {
  return rowFields.find((field) => field === name) ?? 'line';
}
