import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgres } from './open-postgres.ts';
import type * as schema from './schema.ts';

/**
 * The database, or a transaction on it. Inside `db.transaction` only the transaction may be used:
 * PGlite waits for ever on the outer handle. The work of a transaction may run twice: PostgreSQL
 * ends one of two that wait for each other, and it is begun again.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  /** Only this process can work on it: the embedded database. */
  readonly isExclusive: boolean;
  /** Calls `onNotice` after commits that notified `channel`, until the answer is called. */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /** Runs `work` while no other process does the same: what a first start does once. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** How many connections this process has; null where there are none. */
  connections(): Connections | null;
  close(): Promise<void>;
}

export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; null is the embedded database. */
  readonly url: string | null;
  /** How many connections this process may have, but for the one that listens. */
  readonly poolSize: number;
  /** Where the embedded database is kept. */
  readonly directory: string;
  /** The prebuilt empty cluster of the embedded database, which spares the costly initdb. */
  readonly template: string;
  readonly migrations: string;
}

/**
 * The database with its newest schema.
 * @throws {StartError} when the server cannot be used
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url } = options;
  return url === null ? openEmbeddedDatabase(options) : openPostgres({ ...options, url });
}
