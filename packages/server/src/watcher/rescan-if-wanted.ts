import { discoverAddresses } from '../accounts/discover-addresses.ts';
import { type Block, ChainUnavailableError } from '../chains/chain.ts';
import { findRescan, finishRescan, holdCursor } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { bookAgain } from './book-again.ts';
import { readWhole } from './read-whole.ts';
import { surveyAccounts } from './survey-accounts.ts';
import type { WatchContext } from './watch-chain.ts';

export interface RescanOptions {
  /** How many addresses of each branch of an imported account are looked up. */
  readonly addressCount?: number;
}

/**
 * Runs a requested rescan, such as after the import of a phrase: by a survey, or on a short chain by reading it from
 * its first block. The watcher goes on meanwhile: blocks that it comes to are booked again, as it may have applied them
 * before what was found.
 */
export async function rescanIfWanted(
  context: WatchContext,
  network: ServedNetwork,
  { addressCount = 1_000 }: RescanOptions = {},
): Promise<void> {
  const { db, chains } = context;
  const { survey, blockAt } = chains.get(network);

  async function bookFrom(
    first: number,
    beforeBlock: (block: Block) => Promise<void> = async () => {},
  ): Promise<void> {
    let last = first - 1;
    for (let height = first; ; height += 1) {
      // Asked again at the end: whatever the watcher applies from then on, it applies to all that was found. A block that
      // it is about to apply is waited for, as it may have looked up whose addresses there are before.
      if (height > last) last = (await db.transaction((tx) => holdCursor(tx, network))) ?? -1;
      if (height > last) return;
      const block = await blockAt(height);
      if (block === null) throw new ChainUnavailableError(`${network} is shorter than it was.`);
      await beforeBlock(block);
      await bookAgain(context, network, block);
      // What is found leads to further addresses, which later blocks pay: few are left for another reading.
      if (block.transactions.length > 0) await discoverAddresses(context, network);
    }
  }

  await discoverAddresses(context, network);
  for (;;) {
    const number = await findRescan(db, network);
    if (number === null) return;
    if (survey === null) await readWhole({ context, network, number, bookFrom });
    else
      await surveyAccounts({
        ...{ context, network, survey, addressCount, bookFrom },
        bookAgain: (block) => bookAgain(context, network, block),
      });
    await finishRescan(db, network, number);
    // What was found may lead to addresses that have a history of their own.
    await discoverAddresses(context, network);
  }
}
