import type { Clock } from '@billfold/core';
import { blockTimeOf } from '../../chains/block-times.ts';
import type { Chain, Watch } from '../../chains/chain.ts';

export interface PaceQuery {
  readonly headHeight: number;
  readonly clock: Clock;
}

/** Blocks that are read: one alone may take long by chance. */
const blocksRead = 5;

/**
 * Measures how long a node takes for a block, and says so where its chain makes blocks faster: the books fall behind then.
 * Null where the node keeps pace, and on networks whose blocks take minutes.
 */
export async function findSlowness(
  { network, watchedBlockAt }: Pick<Chain, 'network' | 'watchedBlockAt'>,
  { headHeight, clock }: PaceQuery,
): Promise<string | null> {
  if (watchedBlockAt === undefined) return null;
  const first = Math.max(0, headHeight - blocksRead + 1);
  const beganMs = clock.now();
  for (let height = first; height <= headHeight; height += 1)
    await watchedBlockAt(height, async (most) => (most === 0 ? null : nothing));
  const readMs = Math.ceil((clock.now() - beganMs) / (headHeight - first + 1));
  const blockMs = blockTimeOf(network);
  if (readMs <= blockMs) return null;
  return `It takes ${readMs} ms for a block, and the chain makes one in ${blockMs} ms: the books would fall behind. Use a node that is nearer or faster.`;
}

/** Watched addresses whose payments no block has, so that what a block holds is asked for. */
const nothing: Watch = { addresses: [], claims: new Set() };
