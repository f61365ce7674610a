import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgres } from './open-postgres.ts';

export type { Connections, Db, OpenDatabase } from './database.ts';

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
