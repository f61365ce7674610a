import type { Db } from './database.ts';

const attempts = 5;

/**
 * Retries a transaction that PostgreSQL aborted because of a conflict: a deadlock (40P01) or a
 * serialization failure (40001). Nothing of it was written.
 */
export function retryConflicts(db: Db): Db {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error;
      }
  };
  return db;
}

function isConflict(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return false;
  return cause.code === '40P01' || cause.code === '40001';
}
