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
const truncating = sql.raw(`truncate ${tables.join(', ')} restart identity cascade`);
// One statement, after which the foreign keys are checked: no order to keep. Truncating costs five times
// as much on PGlite and 160 times on PostgreSQL, because it makes new files.
const deleting = sql.raw(
  `with ${tables.map((table) => `from_${table} as (delete from ${table})`).join(', ')} select 1`,
);
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** One database per test worker, emptied on each call. */
export async function emptyDatabase(): Promise<Db> {
  const { db } = await workerDatabase();
  // PGlite has nobody who clears deleted rows away.
  const isFullOfHoles = !isOnPostgres() && emptied % 50 === 0;
  emptied += 1;
  await db.execute(isFullOfHoles ? truncating : deleting);
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
