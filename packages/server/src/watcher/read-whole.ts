import { gapLimit } from '../accounts/address-gap.ts';
import type { Block } from '../chains/chain.ts';
import { findRescan } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { derivePlaces, findPaid } from './address-places.ts';
import { createAccountSearch } from './create-account-search.ts';
import { openCandidate } from './open-candidate.ts';

export interface Reading {
  readonly context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>;
  readonly network: ServedNetwork;
  /** Number of the rescan that this is. */
  readonly number: number;
  /** Books the blocks from a height up to the cursor, and calls `beforeBlock` before each. */
  readonly bookFrom: (
    height: number,
    beforeBlock: (block: Block) => Promise<void>,
  ) => Promise<void>;
}

/**
 * Reads a short chain from its first block for imported accounts. Further accounts of their phrases are opened before the first
 * block that concerns them is booked: one reading is enough, but for what an account leads to.
 * @throws {Error} addresses of an account cannot be derived; the others were looked up
 */
export async function readWhole({ context, network, number, bookFrom }: Reading): Promise<void> {
  const search = createAccountSearch(context, { network, depth: 'all' });
  const failures = new Map<string, unknown>();
  for (let isRead = false; ; isRead = true) {
    // The next reading is for addresses that this one led to: the searches end with it.
    if (isRead && (await findRescan(context.db, network)) !== number) break;
    const candidates = await search.listNext(() => !isRead);
    if (isRead && candidates.length === 0) break;
    const settings = { context, addressCount: gapLimit, failures };
    const places = await derivePlaces(candidates, settings);
    const unopened = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    await bookFrom(0, async (block) => {
      for (const accountId of findPaid(block, places).keys()) {
        const candidate = unopened.get(accountId);
        if (candidate === undefined) continue;
        unopened.delete(accountId);
        await openCandidate(context, candidate);
      }
    });
    search.markLooked(candidates);
  }
  for (const failure of failures.values()) throw failure;
}
