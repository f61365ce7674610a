import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Columns of rows, by their keys in the code. */
export type Columns = Readonly<Record<string, PgColumn>>;

/** Row of `Fields`, decoded. */
export type RowOf<Fields extends Columns> = {
  readonly [Key in keyof Fields]: GetColumnData<Fields[Key]>;
};

/**
 * Writes a statement from its text, cut where its values stand. Drizzle passes it on as it is, where its own builders
 * take about six times as long and are run anew in each transaction.
 */
export function writeText(texts: readonly string[], values: readonly unknown[]): SQL {
  return sql(Object.assign([...texts], { raw: [...texts] }), ...values.map(toValue));
}

/** Leaves plain values as they are: drizzle handles them several times as fast as its parameters. */
function toValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? sql.param(value) : value;
}

/** Executes a statement, and returns its rows as the driver gives them: in the same form for both databases. */
export async function executeText(db: Db, statement: SQL): Promise<readonly object[]> {
  const answer: unknown = await db.execute(statement);
  if (typeof answer === 'object' && answer !== null && 'rows' in answer)
    if (Array.isArray(answer.rows)) return answer.rows;
  throw new Error('no rows');
}

/** Creates the decoding of rows that have all of `columns`. */
export function createDecoder<Fields extends Columns>(
  columns: Fields,
): (stored: object) => RowOf<Fields> {
  const keys = Object.keys(columns);
  const keyOf = new Map(Object.entries(columns).map(([key, { name }]) => [name, key]));
  const isRow = (row: object): row is RowOf<Fields> => keys.every((key) => key in row);
  return (stored) => {
    const decoded: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(stored)) {
      const key = keyOf.get(name) ?? name;
      decoded[key] = value === null ? null : columns[key]?.mapFromDriverValue(value);
    }
    if (!isRow(decoded)) throw new Error(`a row has not all of ${keys.join(', ')}`);
    return decoded;
  };
}
