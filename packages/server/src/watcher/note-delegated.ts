import { lockStock } from '../accounts/lock-stock.ts';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock } from '../db/schema.ts';
import type { Movement } from './book-transactions.ts';

/**
 * Notes that payment addresses run the code of a sweeper (EIP-7702) whose funds were sent by the transaction of another
 * address. It was noted when that was signed, but a database from an older backup learns it from the blocks.
 */
export async function noteDelegated(tx: Db, movements: readonly Movement[]): Promise<void> {
  const swept = movements.filter(
    ({ type, nonce, hash }) => type === 'SENT' && nonce === null && !isUnlistedHash(hash),
  );
  if (swept.length === 0) return;
  const ids = swept.map(({ accountId }) => accountId);
  const isSwept = isAnyOf(addressStock.purseId, ids);
  await lockStock(tx, isSwept);
  await tx.update(addressStock).set({ isDelegated: true }).where(isSwept);
}
