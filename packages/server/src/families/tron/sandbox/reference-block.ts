import type { DecodedReference } from '@billfold/keyring';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';

/** Nodes know the hashes of so many blocks: a reference has 16 bits for a height. @see java-tron, RecentBlockStore */
const knownBlocks = 2 ** 16;

/** Returns whether a transaction refers to a recent block of this chain (TAPOS). */
export async function refersToThisChain(
  view: LedgerView,
  { heightBits, hashPart }: DecodedReference,
): Promise<boolean> {
  const head = await view.head();
  if (head === null) return false;
  const turn = Math.floor((head.height - heightBits) / knownBlocks);
  const block = await view.headerAt(heightBits + turn * knownBlocks);
  return block?.hash.slice(16, 32) === hashPart;
}
