import { readPastedAmount } from '@billfold/core';
import type { MessageKey } from '@billfold/core/i18n';
import { parseCsv, rearm } from '@billfold/core/internal';
import {
  createRow,
  emptyCells,
  type PayoutRow,
  type RowCells,
  type RowField,
  rowFields,
} from './payout-rows.ts';

/** Cells of a table by their column; a column that the table does not have is left out. */
export type ReadRow = Partial<RowCells>;

export type ReadTable =
  | { readonly rows: readonly ReadRow[]; readonly fault: null }
  | { readonly rows: readonly []; readonly fault: MessageKey };

export interface TableRules {
  /** Columns of a table without a heading. */
  readonly order: readonly RowField[];
  /** Symbol that may follow an amount; null where no asset is chosen. */
  readonly unit: string | null;
}

/** Cells of one line. */
type Cells = readonly string[];

/** Reads rows that were copied from a spreadsheet or a list, or that are in a file. */
export function readTable(text: string, { order, unit }: TableRules): ReadTable {
  const separator = separatorOf(text);
  const records = parseCsv(text, separator, 'keep')?.map(({ cells }) =>
    cells.map((cell) => rearm(cell.trim().replace(/\s*[\r\n]+\s*/g, ' '))),
  );
  if (records === undefined) return fail('payouts.csv.quotes');
  const start = records.findIndex(hasText);
  const heading = readHeading(records[start] ?? []);
  const columns = heading ?? order;
  const below = heading === null ? records : records.slice(start + 1);
  // A cell of a column alone belongs to the row beside it, also where it is empty.
  const kept = columns.includes('address') ? below.filter(hasText) : below;
  const fault = findFault(kept, { columns, separator, unit, hasHeading: heading !== null });
  if (fault !== null) return fail(fault);
  const width = kept.reduce((most, { length }) => Math.max(most, length), 0);
  return { rows: kept.map((cells) => rowOf(cells, columns.slice(0, width), unit)), fault: null };
}

interface TableShape extends Pick<TableRules, 'unit'> {
  readonly columns: readonly RowField[];
  readonly separator: Separator;
  readonly hasHeading: boolean;
}

/** Finds why a table is not clear; null where it is. */
function findFault(
  table: readonly Cells[],
  { columns, separator, unit, hasHeading }: TableShape,
): MessageKey | null {
  const first = table.find(hasText);
  if (first === undefined) return 'payouts.csv.empty';
  const amount = columns.indexOf('amount');
  const some = (isFaulty: (cells: Cells) => boolean): boolean => table.some(isFaulty);
  if (!hasHeading) {
    if (first.some((cell) => columnOf(cell) !== undefined)) return 'payouts.csv.columns';
    if (amount !== -1 && separator === ',' && some((cells) => isDigits(cells[amount + 1] ?? '')))
      return 'payouts.csv.commas';
    // Only the network tells whether a memo or a reference is next.
    if (amount !== -1 && unit === null && some((cells) => hasText(cells.slice(amount + 1))))
      return 'payouts.csv.asset';
  }
  if (some((cells) => hasText(cells.slice(columns.length)))) return 'payouts.csv.columns';
  if (separator === ';' && some((cells) => hasThousands(cells[amount] ?? '')))
    return 'payouts.csv.points';
  return null;
}

const hasText = (cells: Cells): boolean => cells.some(Boolean);

/** Reports whether a cell may be the rest of an amount that a comma split: `50`, `234.50`, `5 EUR`. */
const isDigits = (cell: string): boolean => /^\d[\d.'’\s]*[^\d\s]{0,5}$/u.test(cell);

/**
 * Reports whether the points of an amount may group thousands, as `1.234` does where a comma is the decimal
 * point; the files of those places have semicolons. No group begins with a zero.
 */
const hasThousands = (cell: string): boolean => /^\D*[1-9]\d{0,2}(\.\d{3})+(?![\d.,])/.test(cell);

/** Reports whether a pasted text is a table, which no single field can take. */
export function isTable(text: string, field: RowField): boolean {
  // One cell of a spreadsheet comes with a line end; before one, or between two, is an empty cell.
  if (/[\t\r\n]/.test(text.replace(/(\r\n|\n|\r)$/, ''))) return true;
  // An address has none of both.
  return field === 'address' && /[,;]/.test(text);
}

/**
 * Puts the rows of a table where they were pasted. Whole recipients come before the rows that follow, which
 * keep their own; a column alone is written down over the rows from there on, and its empty cells clear theirs.
 */
export function fillRows(
  rows: readonly PayoutRow[],
  at: number,
  table: readonly ReadRow[],
  isFromFile = false,
): readonly PayoutRow[] {
  const isColumn = table.every(({ address }) => address === undefined);
  // Empty cells below the last row would only add empty rows.
  const last = table.findLastIndex((cells) => hasText(Object.values(cells)));
  const taken = isColumn ? table.slice(0, Math.max(last + 1, rows.length - at)) : table;
  const replaced = isColumn ? taken.length : 1;
  const filled = taken.map((cells, n): PayoutRow => {
    const before = n < replaced ? rows[at + n] : undefined;
    if (before === undefined) return createRow(cells, isFromFile);
    // It stays the same row, whose field has the focus.
    return { ...before, ...(isOther(before, cells) && { ...emptyCells, isFromFile }), ...cells };
  });
  return [...rows.slice(0, at), ...filled, ...rows.slice(at + replaced)];
}

/** Reports whether cells are of another recipient, who has no use for the memo and the reference of this one. */
function isOther({ address }: PayoutRow, cells: ReadRow): boolean {
  const before = address.trim();
  return cells.address !== undefined && before !== '' && before !== cells.address;
}

function fail(fault: MessageKey): ReadTable {
  return { rows: [], fault };
}

type Separator = ',' | ';' | '\t';

/** A spreadsheet copies tabs; where a comma is the decimal point, its files have semicolons. */
function separatorOf(text: string): Separator {
  // A tab before the first text is that of an empty cell.
  const line = text.split(/[\r\n]/).find((each) => each.trim() !== '') ?? '';
  const count = (character: string): number => line.split(character).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
}

/** Returns the columns that the first line names; null where it names none, or also others. */
function readHeading(cells: Cells): readonly RowField[] | null {
  const columns = cells.flatMap((cell) => columnOf(cell) ?? []);
  const isWhole = columns.length === cells.length && new Set(columns).size === columns.length;
  return isWhole && columns.length > 0 ? columns : null;
}

function columnOf(cell: string): RowField | undefined {
  const name = cell.toLowerCase();
  return name === 'note' ? 'reference' : rowFields.find((field) => field === name);
}

function rowOf(cells: Cells, columns: readonly RowField[], unit: string | null): ReadRow {
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
