import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../src/db/open-database.ts';
import * as schema from '../src/db/schema.ts';

/** Everything the database holds, as text, bytes in hex. Without the mails, whose links are meant to be read. */
export async function dumpDatabase(db: Db): Promise<string> {
  const { mailOutbox: _, ...tables } = schema;
  const dumps: unknown[] = [];
  for (const table of Object.values(tables))
    if (is(table, PgTable)) dumps.push(await db.select().from(table));
  return JSON.stringify(dumps, (_, value: unknown) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
    return typeof value === 'bigint' ? String(value) : value;
  });
}
