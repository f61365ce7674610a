import type { ClientConfig, Pool, PoolClient } from 'pg';
import type { OpenDatabase } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { refusedStart, requireVersion } from './postgres-start.ts';
import { retryConflicts } from './retry-conflicts.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly migrations: string;
}

/** Longer than any statement of ours, but for migrations and waiting for another start. */
const statementTimeoutMs = 30_000;
/** Names our advisory lock among those of other programs: "bill" and "fold" in ASCII. */
const startLock = [0x62696c6c, 0x666f6c64] as const;
/** Shared by all processes that serve: "bill" and "runs". */
const presence = [0x62696c6c, 0x72756e73] as const;

/**
 * A PostgreSQL server, which any number of processes share. The driver is loaded only here.
 * @throws {StartError} when it cannot be reached, refuses us, or is older than 15
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { Client } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const { createPoolDatabase, openPool } = await import('./pool-database.ts');
  const config = configOf(options.url);
  const pool = openPool({
    ...config,
    max: options.poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  });
  try {
    await onOneConnection(pool, async (connection) => {
      await requireVersion(connection);
      await whileLocked(connection, () =>
        migrate(drizzle(connection), { migrationsFolder: options.migrations }),
      );
    });
  } catch (error) {
    await pool.end();
    throw refusedStart(error, new Client(config));
  }
  return {
    db: retryConflicts(createPoolDatabase(pool)),
    isExclusive: false,
    listen: async (channel, onNotice) =>
      listenOnPostgres({ connect: () => new Client(config), channel, presence, onNotice }),
    alone: (work) => onOneConnection(pool, (connection) => whileLocked(connection, work)),
    isServed: () => onOneConnection(pool, isServed),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function configOf(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'billfold',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

async function onOneConnection<T>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    // Closed, not given back: whatever was set or locked on it ends here.
    connection.release(true);
  }
}

/** The lock ends with the connection. */
async function isServed(connection: PoolClient): Promise<boolean> {
  const query = 'select pg_try_advisory_lock($1, $2) as free';
  const { rows } = await connection.query<{ readonly free: boolean }>(query, [...presence]);
  return rows[0]?.free !== true;
}

/** Alone among all processes on this database. The lock ends with its connection at the latest. */
async function whileLocked<T>(connection: PoolClient, work: () => Promise<T>): Promise<T> {
  await connection.query('set statement_timeout = 0');
  await connection.query('select pg_advisory_lock($1, $2)', [...startLock]);
  const result = await work();
  await connection.query('select pg_advisory_unlock($1, $2)', [...startLock]);
  return result;
}
