import { readPastedAmount } from '@billfold/core';
import type { MessageKey } from '@billfold/core/i18n';
import { parseCsv } from '@billfold/core/internal';
import { emptyRow, type PayoutRow, type RowField, rowFields } from './payout-rows.ts';

/** Cells of a table by their column; a column that the table does not have is left out. */
export type ReadRow = Readonly<Partial<Record<RowField, string>>>;

export type ReadTable =
  | { readonly rows: readonly ReadRow[]; readonly fault: null }
  | { readonly rows: readonly []; readonly fault: MessageKey };

export interface TableRules {
  /** Columns of a table without a heading. */
  readonly order: readonly RowField[];
  /** Symbol that may follow an amount; null where no asset is chosen. */
  readonly unit: string | null;
}

/** Reads rows that were copied from a spreadsheet or a list, or that are in a file. */
export function readTable(text: string, { order, unit }: TableRules): ReadTable {
  const separator = separatorOf(text);
  const records = parseCsv(text, separator)?.map(({ cells }) =>
    cells.map((cell) => cell.trim().replace(/\s*[\r\n]+\s*/g, ' ')),
  );
  if (records === undefined) return fail('payouts.csv.unreadable');
  const [first = [], ...rest] = records;
  const heading = readHeading(first);
  const columns = heading ?? order;
  const width = Math.max(...records.map(({ length }) => length));
  const filled = (heading === null ? records : rest).filter((cells) => cells.some(Boolean));
  const isUnknown = heading === null && first.some((cell) => columnOf(cell) === 'address');
  if (isUnknown || filled.some((cells) => cells.slice(columns.length).some(Boolean)))
    return fail('payouts.csv.columns');
  if (filled.length === 0) return fail('payouts.csv.empty');
  return { rows: filled.map((cells) => rowOf(cells, columns.slice(0, width), unit)), fault: null };
}

/** Reports whether a pasted text is a table, which no single field can take. */
export function isTable(text: string, field: RowField): boolean {
  if (/[\t\r\n]/.test(text.trim())) return true;
  // An address has none of both.
  return field === 'address' && /[,;]/.test(text);
}

/**
 * Puts the rows of a table where they were pasted. Whole recipients come before the rows that follow, which
 * keep their own; a column alone is written down over the rows from there on.
 */
export function fillRows(
  rows: readonly PayoutRow[],
  at: number,
  table: readonly ReadRow[],
): readonly PayoutRow[] {
  const isColumn = table.every(({ address }) => address === undefined);
  const replaced = isColumn ? table.length : 1;
  const filled = table.map((cells, n): PayoutRow => {
    const before = n < replaced ? rows[at + n] : undefined;
    return { ...(before ?? emptyRow), ...cells };
  });
  return [...rows.slice(0, at), ...filled, ...rows.slice(at + replaced)];
}

function fail(fault: MessageKey): ReadTable {
  return { rows: [], fault };
}

/** A spreadsheet copies tabs; where a comma is the decimal point, its files have semicolons. */
function separatorOf(text: string): ',' | ';' | '\t' {
  const [line = ''] = text.trim().split(/[\r\n]/);
  const count = (character: string): number => line.split(character).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/** Returns the columns that the first line names; null where it names none, or also others. */
function readHeading(cells: readonly string[]): readonly RowField[] | null {
  const columns = cells.flatMap((cell) => columnOf(cell) ?? []);
  const isWhole = columns.length === cells.length && new Set(columns).size === columns.length;
  return isWhole && columns.length > 0 ? columns : null;
}

function columnOf(cell: string): RowField | undefined {
  const name = cell.toLowerCase();
  return name === 'note' ? 'reference' : rowFields.find((field) => field === name);
}

function rowOf(
  cells: readonly string[],
  columns: readonly RowField[],
  unit: string | null,
): ReadRow {
  return Object.fromEntries(
    columns.map((column, n) => {
      const cell = cells[n] ?? '';
      return [
        column,
        column === 'amount' && unit !== null ? (readPastedAmount(cell, unit) ?? cell) : cell,
      ];
    }),
  );
}
