import type { CustomerProfile, RefundAddress } from '@billfold/core/contract';
import { customerProfile } from '@billfold/core/contract/requests';
import { type CsvRecord, parseCsv, rearm } from '@billfold/core/internal';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';
import { factColumns, type ProfileColumn, profileColumns } from './customer-table.ts';
import { type ProfileColumns, readProfile } from './read-profile.ts';

/** Row of an imported table, with the columns that its cells set. */
export interface CustomerLine {
  /** Line of the file on which it begins. */
  readonly line: number;
  readonly customerId: string | null;
  readonly columns: Partial<ProfileColumns>;
}

export interface RefusedLine {
  readonly line: number;
  readonly message: RefusalText;
}

/** Most rows of one import. */
const mostRows = 5_000;

/**
 * Reads a table of customers row by row; a row that cannot be read is refused and named.
 * @throws {ApiError} 400 VALIDATION_FAILED for a file of another format
 */
export function readCustomerRows(context: Pick<ServiceContext, 'chains'>, csv: string) {
  const [first, ...records] = parseCsv(csv) ?? [];
  const names = readHeader(first);
  if (records.length > mostRows)
    throw fieldRefused('csv', {
      message: fill('At most {count} customers at once.', { count: mostRows }),
    });
  const lines: CustomerLine[] = [];
  const refused: RefusedLine[] = [];
  for (const record of records)
    try {
      lines.push(readLine(context, record, names));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ line: record.line, message: error.texts.errors[0] ?? 'Not possible now' });
    }
  return { lines, refused };
}

function readHeader(record: CsvRecord | undefined): readonly string[] {
  const names = (record?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const known = new Set<string>([...profileColumns, ...factColumns]);
  const odd = names.find((name) => !known.has(name));
  if (odd !== undefined)
    throw fieldRefused('csv', {
      message: fill('The first line names the columns: {columns}. "{column}" is none of them.', {
        columns: profileColumns.join(', '),
        column: odd,
      }),
    });
  const isRepeated = new Set(names).size < names.length;
  if (names.length === 0 || isRepeated)
    throw fieldRefused('csv', {
      message: fill('The first line names each column once: {columns}.', {
        columns: profileColumns.join(', '),
      }),
    });
  return names;
}

function readLine(
  context: Pick<ServiceContext, 'chains'>,
  { line, cells }: CsvRecord,
  names: readonly string[],
): CustomerLine {
  if (cells.length !== names.length)
    throw rowRefused(
      fill('This row has {count} cells instead of {needed}.', {
        count: cells.length,
        needed: names.length,
      }),
    );
  const cellOf = (column: ProfileColumn): string | undefined => {
    const text = cells[names.indexOf(column)];
    return text === undefined || text.trim() === '' ? undefined : rearm(text).trim();
  };
  const customerId = cellOf('customer_id') ?? null;
  const given = {
    ...pick('email', cellOf('email')),
    ...pick('name', cellOf('name')),
    ...pick('phone', cellOf('phone')),
    ...pick('company', cellOf('company')),
    ...pick('address', cellOf('address')),
    ...pick('notes', cellOf('notes')),
    ...pick(
      'tags',
      cellOf('tags')
        ?.split(';')
        .map((tag) => tag.trim()),
    ),
    ...pick('refundAddresses', cellOf('refund_addresses')?.split(/\s+/).map(readAddress)),
  };
  const parsed = z.safeParse(customerProfile(), given);
  if (!parsed.success) throw rowRefused(explain(parsed.error.issues[0]?.path[0]));
  const columns = readProfile(context, parsed.data);
  const { email, name, company } = columns;
  if (customerId === null && (email ?? name ?? company ?? null) === null)
    throw rowRefused('A customer has an email, a name or a company.');
  return { line, customerId, columns };
}

function pick<K extends keyof CustomerProfile>(name: K, value: unknown) {
  return value === undefined ? {} : { [name]: value };
}

function readAddress(text: string): Readonly<Record<keyof RefundAddress, string>> {
  const [network = '', ...rest] = text.split(':');
  return { network: network.toUpperCase(), address: rest.join(':') };
}

const columnOf = new Map<unknown, string>([['refundAddresses', 'refund_addresses']]);

function explain(field: PropertyKey | undefined): RefusalText {
  return fill('The column {column} is not valid.', {
    column: columnOf.get(field) ?? String(field),
  });
}

const rowRefused = (message: RefusalText) => fieldRefused('csv', { message });
