import type { SolanaKeyring } from '@billfold/keyring';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';

/**
 * Highest number of blocks above the one that a transaction names.
 * @see solana-clock, `MAX_PROCESSING_AGE`
 */
const maximumAge = 150;

/** Returns whether `blockhash` is recent enough for the next block. */
export async function isRecent(
  { fromBlockhash }: SolanaKeyring,
  view: LedgerView,
  blockhash: string,
): Promise<boolean> {
  const block = await view.findBlock(fromBlockhash(blockhash));
  const head = await view.head();
  return block !== null && head !== null && head.height - block.height <= maximumAge;
}
