import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Inserts one row. Columns that it leaves out get their defaults of the database. */
export type InsertRow<Table extends PgTable> = (
  db: Db,
  row: Table['$inferInsert'],
) => Promise<void>;

/** Inserts one row likewise and returns it as it is stored; undefined where another one has its key. */
export type InsertFreeRow<Table extends PgTable> = (
  db: Db,
  row: Table['$inferInsert'],
) => Promise<Table['$inferSelect'] | undefined>;

/**
 * Creates the insertion of single rows into a table. Its statement is written here: drizzle's own builder takes
 * about six times as long, and is run anew in each transaction.
 */
export function createInsertRow<Table extends PgTable>(table: Table): InsertRow<Table> {
  return async (db, row) => {
    await db.execute(writeInsert(table, row));
  };
}

/** Creates the insertion of rows whose key another one may have, with a statement that is written likewise. */
export function createInsertFreeRow<Table extends PgTable>(table: Table): InsertFreeRow<Table> {
  const columns = columnsOf(table);
  const keys = Object.keys(columns);
  const keyOf = new Map(Object.entries(columns).map(([key, { name }]) => [name, key]));
  const isRow = (row: object): row is Table['$inferSelect'] => keys.every((key) => key in row);
  return async (db, row) => {
    const answer = await db.execute(writeInsert(table, row, ' on conflict do nothing returning *'));
    const [stored] = rowsOf(answer);
    if (stored === undefined) return undefined;
    const decoded: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(stored)) {
      const key = keyOf.get(name) ?? name;
      decoded[key] = value === null ? null : columns[key]?.mapFromDriverValue(value);
    }
    if (!isRow(decoded)) throw new Error(`columns are missing from ${getTableName(table)}`);
    return decoded;
  };
}

type Columns = Readonly<Record<string, PgColumn>>;

function columnsOf(table: PgTable): Columns {
  return getTableColumns(table);
}

/** Writes the columns in the order of the table, so that rows with equal columns share a statement. */
function writeInsert(table: PgTable, row: Readonly<Record<string, unknown>>, ending = ''): SQL {
  const names: string[] = [];
  const values: unknown[] = [];
  for (const [key, column] of Object.entries(columnsOf(table))) {
    const value = row[key];
    if (value === undefined) continue;
    names.push(`"${column.name}"`);
    values.push(encode(column, value));
  }
  const commas = values.slice(1).map(() => ', ');
  const head = `insert into "${getTableName(table)}" (${names.join(', ')}) values (`;
  const texts = [head, ...commas, `)${ending}`];
  return sql(Object.assign(texts, { raw: texts }), ...values);
}

/** Encodes a value for the database. Drizzle handles plain values several times as fast as its parameters. */
function encode(column: PgColumn, value: unknown): unknown {
  const encoded = value === null ? null : column.mapToDriverValue(value);
  return typeof encoded === 'object' && encoded !== null ? sql.param(encoded) : encoded;
}

/** Returns the rows of an answer, which the drivers of both databases give in the same form. */
function rowsOf(answer: unknown): readonly object[] {
  if (typeof answer === 'object' && answer !== null && 'rows' in answer)
    if (Array.isArray(answer.rows)) return answer.rows;
  throw new Error('no rows');
}
