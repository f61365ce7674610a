import type { RefusedPayoutLine } from '@billfold/core/contract';
import { type CsvRecord, parseCsv, rearm } from '@billfold/core/internal';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';

/** Line of a file, as its cells have it. */
export interface ReadLine {
  readonly line: number;
  readonly address: string;
  readonly amount: string;
  /** Text for the recipient; empty for none. */
  readonly memo: string;
  readonly reference: string | null;
}

export interface ReadLines {
  readonly lines: readonly ReadLine[];
  readonly refused: readonly RefusedLine[];
}

/** Line that cannot be paid, with what is wrong about it. */
export type RefusedLine = Omit<RefusedPayoutLine, 'message'> & { readonly message: RefusalText };

const columns = ['address', 'amount', 'memo', 'reference'];

/**
 * Reads the lines of a payout from a CSV text.
 * @throws {ApiError} 400 VALIDATION_FAILED for a file of another format, PAYOUT_TOO_LONG
 */
export function readLines(csv: string, most: number): ReadLines {
  const records = parseCsv(csv);
  if (records === undefined)
    throw fieldRefused('csv', { message: 'A quotation mark in this file is not closed.' });
  const [first, ...rest] = records;
  const names = readHeader(first);
  if (rest.length === 0) throw fieldRefused('csv', { message: 'This file has no lines to pay.' });
  if (rest.length > most) throw tooLong(rest.length, most);
  const lines: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  for (const record of rest)
    if (record.cells.length === names.length) lines.push(readLine(record, names));
    else
      refused.push({
        ...{ line: record.line, field: 'line', code: 'LINE_INVALID' },
        message: fill('This line has {count} cells instead of {needed}.', {
          count: record.cells.length,
          needed: names.length,
        }),
      });
  return { lines, refused };
}

function readHeader(record: CsvRecord | undefined): readonly string[] {
  const names = (record?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const isKnown = names.every((name) => columns.includes(name));
  const isUnique = new Set(names).size === names.length;
  if (isKnown && isUnique && names.includes('address') && names.includes('amount')) return names;
  throw fieldRefused('csv', {
    message:
      'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.',
  });
}

function readLine({ line, cells }: CsvRecord, names: readonly string[]): ReadLine {
  const cellOf = (name: string) => rearm((cells[names.indexOf(name)] ?? '').trim());
  return {
    ...{ line, address: cellOf('address'), amount: cellOf('amount') },
    ...{ memo: cellOf('memo'), reference: cellOf('reference') || null },
  };
}

function tooLong(count: number, most: number): ApiError {
  return new ApiError(400, 'PAYOUT_TOO_LONG', {
    message: 'Too many lines',
    errors: [
      fill('This file has {count} lines. One payout on this network has at most {most}.', {
        count,
        most,
      }),
    ],
    current: { count, most },
  });
}
