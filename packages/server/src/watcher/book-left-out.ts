import type { BlockRef } from '../chains/chain.ts';
import { loadCursor } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { bookAgain } from './book-again.ts';
import type { WatchContext } from './watch-chain.ts';

/**
 * Books blocks again in which a node names a send that the books found in none: another node, or the same one earlier,
 * left it out of its block, and the send would wait for good. Blocks that the watcher has yet to come to are left to it.
 */
export async function bookLeftOut(
  context: WatchContext,
  network: ServedNetwork,
  blocks: readonly BlockRef[],
): Promise<void> {
  if (blocks.length === 0) return;
  const cursor = await loadCursor(context.db, network);
  for (const { height, hash } of blocks) {
    if (cursor === null || height > cursor.height) continue;
    const block = await context.chains.get(network).blockAt(height);
    if (block?.hash === hash) await bookAgain(context, network, block);
  }
}
