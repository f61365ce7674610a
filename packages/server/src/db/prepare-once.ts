import type { Db } from './database.ts';

/**
 * Prepares a statement once for each handle of the database: building the text of a wide one takes longer than
 * asking it. A transaction is a handle of its own, for which it is built again.
 */
export function prepareOnce<Statement extends object>(
  prepare: (db: Db) => Statement,
): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>();
  return (db) => {
    const found = known.get(db) ?? prepare(db);
    known.set(db, found);
    return found;
  };
}
