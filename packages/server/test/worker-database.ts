import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import type { Db, OpenDatabase } from '../src/db/open-database.ts';
import { openEmbeddedDatabase } from '../src/db/open-embedded-database.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import * as schema from '../src/db/schema.ts';
import { onServer, urlOf } from './postgres-template.ts';

// Lives as long as the worker: tests run without isolation, and one PGlite costs 300 MB.
let opened: Promise<OpenDatabase> | undefined;
let ownUrl: string | undefined;
let emptied = 0;

const tables = Object.values(schema).flatMap((table) =>
  is(table, PgTable) ? [getTableName(table)] : [],
);
// A function keeps its plans, and most tables are empty. Truncating costs a hundred times as much, because
// it makes new files. As a replica the database checks no reference of what is deleted: without an index
// each check reads the whole table, and 10,000 purses took two minutes to delete.
const defining = sql.raw(`create function empty_tables() returns void language plpgsql
  set session_replication_role = replica as $$ begin
  ${tables.map((table) => `if exists (select from ${table}) then delete from ${table}; end if;`).join('\n  ')}
end $$`);
const deleting = sql.raw('select empty_tables()');
const vacuuming = sql.raw(`vacuum ${tables.join(', ')}`);
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** One database per test worker, emptied on each call. */
export async function emptyDatabase(): Promise<Db> {
  const { db } = await workerDatabase();
  // A transaction is tried again when work that the last test left behind locks its rows in another order.
  await db.transaction((tx) => tx.execute(deleting));
  emptied += 1;
  // PGlite has no process that removes deleted rows.
  if (!isOnPostgres() && emptied % 50 === 0) await db.execute(vacuuming);
  return db;
}

/** Returns the open database of this test worker without emptying it, with locks and notifications. */
export async function workerDatabase(): Promise<OpenDatabase> {
  opened ??= open();
  return opened;
}

/** Returns true when the tests run on PostgreSQL, where transactions run in parallel. */
export const isOnPostgres = (): boolean => inject('databasePrefix') !== null;

/** Returns the PostgreSQL URL of this worker’s database. */
export function databaseUrl(): string {
  if (ownUrl === undefined) throw new Error('The tests do not run on PostgreSQL.');
  return ownUrl;
}

async function open(): Promise<OpenDatabase> {
  const database = await openOwn();
  await database.db.execute(defining);
  return database;
}

async function openOwn(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL'];
  const prefix = inject('databasePrefix');
  if (url === undefined || prefix === null)
    return openEmbeddedDatabase({
      template: fileURLToPath(new URL('../dist/template.tar.gz', import.meta.url)),
      migrations,
    });
  const name = prefix + randomBytes(4).toString('hex');
  await onServer(url, (client) =>
    client.query(`create database ${name} template ${prefix}template`),
  );
  ownUrl = urlOf(url, name);
  return openPostgres({ url: ownUrl, poolSize: 10, migrations });
}
