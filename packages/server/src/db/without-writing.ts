import type { Db } from './open-database.ts';

/** Runs `work` in a transaction that is always undone. */
export async function withoutWriting<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const undo = new Undo<T>();
  try {
    return await db.transaction(async (tx) => {
      undo.results.push(await work(tx));
      throw undo;
    });
  } catch (error) {
    const [result] = undo.results;
    if (error !== undo || result === undefined) throw error;
    return result;
  }
}

/** Ends a transaction whose result is all that is wanted. */
class Undo<T> extends Error {
  override readonly name = 'Undo';
  readonly results: T[] = [];
}
