import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Db } from './database.ts';
import { createStatementNames } from './name-statements.ts';

/** Opens a pool, which connects when it is first used. */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // One that breaks while nobody uses it is replaced when it is needed; one that breaks between two
  // statements of a transaction fails the next of them. Unheard, either would end the process.
  pool.on('error', () => {});
  const nameStatements = createStatementNames();
  pool.on('connect', (connection) => {
    connection.on('error', () => {});
    nameStatements(connection);
  });
  return pool;
}

/** Creates the database whose statements run on `pool`. */
export function createPoolDatabase(pool: Pool): Db {
  const db = drizzle(pool);
  // Drizzle gives a connection back after a transaction that has begun, and keeps one on which it cannot begin:
  // the pool would run out of them, and wait for them when it ends.
  db.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await drizzle(connection).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return db;
}
