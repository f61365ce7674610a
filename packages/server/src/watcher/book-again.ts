import type { Block } from '../chains/chain.ts';
import { holdReadBlock } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { noteToldLater } from '../payments/note-payments.ts';
import { nowOf } from '../platform/server-platform.ts';
import { applyTransactions } from './apply-transactions.ts';
import { loadTransferPrices } from './load-transfer-prices.ts';
import type { WatchContext } from './watch-chain.ts';

/**
 * Books a block that the watcher has already come to, for addresses that the books did not have then.
 * @throws {CursorMovedError} the watcher has taken the block back
 */
export async function bookAgain(
  context: WatchContext,
  network: ServedNetwork,
  block: Block,
): Promise<void> {
  const { db, platform, rates } = context;
  const { minedAt: at, transactions } = block;
  if (transactions.length === 0) return;
  const prices = await loadTransferPrices({ rates, network, transactions, at });
  await db.transaction(async (tx) => {
    await holdReadBlock(tx, network, block);
    const sighting = { network, block, at, prices, transactions };
    await applyTransactions(tx, platform, sighting);
    await noteToldLater(tx, context, { ...sighting, now: nowOf(platform) });
  });
}
