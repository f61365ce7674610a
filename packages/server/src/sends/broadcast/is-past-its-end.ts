import type { Chain } from '../../chains/chain.ts';
import { findFinalBlock } from '../../chains/cursor.ts';
import type { ServiceContext } from '../../context.ts';
import { getFamily } from '../../families/families.ts';

/** A send that no block has yet. */
export interface WaitingSend {
  readonly raw: Uint8Array;
  /** Height of the last block that can have it; null where its lifetime is not counted in blocks. */
  readonly lastHeight: number | null;
}

/**
 * Time by which blocks and our clock must be past an expiry: a block of TON names blocks of its shards that
 * are older than itself.
 */
const marginMs = 60_000;

/**
 * Returns whether the books have read every block that could have a send, down to one that a reorganisation no
 * longer takes back. No node is asked: one that lies could free money that is paid all the same. Always false
 * on networks whose sends do not expire: there a block with their nonce or their funds ends them.
 */
export async function isPastItsEnd(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  chain: Pick<Chain, 'network' | 'chain'>,
  { raw, lastHeight }: WaitingSend,
): Promise<boolean> {
  const { readExpiry } = getFamily(chain.network);
  if (lastHeight === null && readExpiry === null) return false;
  const final = await findFinalBlock(db, chain.network);
  if (final === null) return false;
  if (lastHeight !== null && final.height <= lastHeight) return false;
  if (readExpiry === null) return true;
  const readUpTo = Math.min(final.minedAt.getTime(), platform.clock.now());
  return readExpiry(chain, raw).getTime() + marginMs <= readUpTo;
}
