import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction on it. Inside `db.transaction` only the transaction may be used:
 * PGlite waits for ever on the outer handle. The work of a transaction may run twice: PostgreSQL
 * ends one of two that wait for each other, and it is begun again.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  /** Only this process can work on it: the embedded database. */
  readonly isExclusive: boolean;
  /** Calls `onNotice` after commits that notified `channel`, until the answer is called. */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /** Runs `work` while no other process does the same: what a first start does once. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Returns whether another process serves on this database now. */
  isServed(): Promise<boolean>;
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
