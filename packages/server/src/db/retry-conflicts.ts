import type { Db } from './open-database.ts';

const attempts = 5;

/**
 * Begins a transaction anew that PostgreSQL ended because it and another one stood in each other's
 * way: a deadlock (40P01) or a serialisation failure (40001). Nothing of it was written.
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
