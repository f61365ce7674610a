import type { SolanaKeyring } from '@billfold/keyring';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';

/** How many blocks may stand on the one that a transaction names. @see solana-clock, `MAX_PROCESSING_AGE` */
const maximumAge = 150;

/** Whether the next block can take a transaction that names `blockhash`. */
export async function isRecent(
  { fromBlockhash }: SolanaKeyring,
  view: LedgerView,
  blockhash: string,
): Promise<boolean> {
  const block = await view.findBlock(fromBlockhash(blockhash));
  const head = await view.head();
  return block !== null && head !== null && head.height - block.height <= maximumAge;
}
