import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from './schema.ts';

/**
 * The database, or a transaction on it. Inside `db.transaction` only the transaction may be used:
 * PGlite waits for ever on the outer handle.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absent: in memory. */
  readonly directory?: string;
  /** The prebuilt empty cluster, which spares the costly initdb. */
  readonly template: string;
  readonly migrations: string;
}

export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<OpenDatabase> {
  const place = options.directory === undefined ? null : placeOf(options.directory);
  const isNew = place === null || !existsSync(place.ready);
  // A first start that was cut off has acknowledged nothing: begin again.
  if (place !== null && isNew) rmSync(place.cluster, { recursive: true, force: true });
  const lite = await PGlite.create({
    ...(place === null ? {} : { dataDir: place.cluster }),
    ...(isNew && existsSync(options.template) ? { loadDataDir: blobOf(options.template) } : {}),
  });
  const db = drizzle(lite, { schema });
  await migrate(db, { migrationsFolder: options.migrations });
  if (place !== null && isNew) writeFileSync(place.ready, '', { mode: 0o600 });
  return { db, close: () => lite.close() };
}

function placeOf(directory: string): { readonly cluster: string; readonly ready: string } {
  return { cluster: join(directory, 'pg'), ready: join(directory, 'pg.ready') };
}

function blobOf(file: string): Blob {
  return new Blob([new Uint8Array(readFileSync(file))]);
}
