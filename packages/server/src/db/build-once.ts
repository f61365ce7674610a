import type { GetColumnData, Query, SQL } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Values of the placeholders of a statement, by their names. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** Runs a statement on the database or in a transaction. */
export type RunStatement = (db: Db, values: StatementValues) => Promise<void>;

/** Runs a statement likewise, and returns its rows. */
export type RunQuery<Fields extends Readonly<Record<string, PgColumn>>> = (
  db: Db,
  values: StatementValues,
) => Promise<readonly { readonly [Name in keyof Fields]: GetColumnData<Fields[Name]> }[]>;

/**
 * Creates a statement that returns nothing. Its text is built once and used by every handle of the database: drizzle
 * builds it anew in each transaction, which takes longer than the query where it has several parts.
 */
export function createStatement(build: (db: Db) => SQL): RunStatement {
  const textOf = once((db) => db.execute(build(db)).getQuery());
  return async (db, values) => {
    await db._.session.prepareQuery(textOf(db), undefined, undefined, false).execute({ ...values });
  };
}

/** Creates a statement that returns `fields`, with a text that is built once likewise. */
export function createQuery<Fields extends Readonly<Record<string, PgColumn>>>(
  fields: Fields,
  build: (db: Db, fields: Fields) => { readonly toSQL: () => Query },
): RunQuery<Fields> {
  const textOf = once((db) => build(db, fields).toSQL());
  const returned: SelectedFieldsOrdered = Object.entries(fields).map(([name, field]) => ({
    path: [name],
    field,
  }));
  return (db, values) =>
    db._.session
      .prepareQuery<Rows<Fields>>(textOf(db), returned, undefined, true)
      .execute({ ...values });
}

interface Rows<Fields extends Readonly<Record<string, PgColumn>>> {
  readonly execute: Awaited<ReturnType<RunQuery<Fields>>>;
  readonly all: unknown;
  readonly values: unknown;
}

function once(build: (db: Db) => Query): (db: Db) => Query {
  let text: Query | null = null;
  return (db) => {
    text ??= build(db);
    return text;
  };
}
