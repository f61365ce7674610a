import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { type Columns, createDecoder, executeText, writeText } from './execute-text.ts';

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

/** Creates the insertion of single rows into a table, whose statement is written here. */
export function createInsertRow<Table extends PgTable>(table: Table): InsertRow<Table> {
  return async (db, row) => {
    await executeText(db, writeInsert(table, row));
  };
}

/** Creates the insertion of rows whose key another one may have, with a statement that is written likewise. */
export function createInsertFreeRow<Table extends PgTable>(table: Table): InsertFreeRow<Table> {
  const decode = createDecoder(getTableColumns(table));
  return async (db, row) => {
    const statement = writeInsert(table, row, ' on conflict do nothing returning *');
    const [stored] = await executeText(db, statement);
    return stored && decode(stored);
  };
}

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
    values.push(value === null ? null : column.mapToDriverValue(value));
  }
  const commas = values.slice(1).map(() => ', ');
  const head = `insert into "${getTableName(table)}" (${names.join(', ')}) values (`;
  return writeText([head, ...commas, `)${ending}`], values);
}
