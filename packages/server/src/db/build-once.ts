import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { type Columns, createDecoder, executeText, type RowOf, writeText } from './execute-text.ts';

/** Values of the placeholders of a statement, by their names. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** Runs a statement on the database or in a transaction. */
export type RunStatement = (db: Db, values: StatementValues) => Promise<void>;

/** Runs a statement likewise, and returns its rows. */
export type RunQuery<Fields extends Columns> = (
  db: Db,
  values: StatementValues,
) => Promise<readonly RowOf<Fields>[]>;

/**
 * Creates a statement that returns nothing. Its text is built once and used by every handle of the database: drizzle
 * builds it anew in each transaction, which takes longer than the query where it has several parts.
 */
export function createStatement(build: (db: Db) => SQL): RunStatement {
  const dialect = new PgDialect();
  const write = buildOnce((db) => dialect.sqlToQuery(build(db)));
  return async (db, values) => {
    await executeText(db, write(db, values));
  };
}

/** Creates a statement that returns `fields`, with a text that is built once likewise. */
export function createQuery<Fields extends Columns>(
  fields: Fields,
  build: (db: Db, fields: Fields) => { readonly toSQL: () => Query },
): RunQuery<Fields> {
  const write = buildOnce((db) => build(db, fields).toSQL());
  const decode = createDecoder(fields);
  return async (db, values) => (await executeText(db, write(db, values))).map(decode);
}

/** Builds the text of a statement with its first run; later ones fill in their values alone. */
function buildOnce(build: (db: Db) => Query): (db: Db, values: StatementValues) => SQL {
  let built: { readonly texts: readonly string[]; readonly params: unknown[] } | null = null;
  return (db, values) => {
    built ??= cutAtValues(build(db));
    return writeText(built.texts, fillPlaceholders(built.params, { ...values }));
  };
}

/** Cuts the text of a statement where its values stand, which drizzle numbers in the order of the text. */
function cutAtValues({ sql, params }: Query) {
  return { texts: sql.split(/\$\d+/), params };
}
