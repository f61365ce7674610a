import { minimumSatPerKvb, type UtxoKeyring } from '@billfold/keyring';
import type { WaitingPackage } from '../../../chains/chain.ts';
import type { Candidate, Evicted } from '../../../chains/sandbox/rules.ts';
import { measureTransfer } from './measure-transfer.ts';

/**
 * Validates a replacement by rules 1, 3, 4 and 5 of BIP-125, and requires a higher fee rate than
 * each conflict, like Bitcoin Core.
 * @see BIP-125, Bitcoin Core doc/policy/mempool-replacements.md
 */
export function refuseReplacement(
  keyring: UtxoKeyring,
  candidate: Candidate,
  evicted: Evicted,
): string | null {
  const next = bidOf(keyring, candidate);
  const conflicts = evicted.conflicts.map((each) => bidOf(keyring, each));
  const descendants = evicted.descendants.map((each) => bidOf(keyring, each));
  if (!conflicts.every(({ isReplaceable }) => isReplaceable)) return 'txn-mempool-conflict';
  const replaced = [...conflicts, ...descendants];
  if (replaced.length > 100) return 'too many potential replacements';
  const isCheaper = conflicts.some(({ fee, vsize }) => next.fee * vsize <= fee * next.vsize);
  const replacedFees = replaced.reduce((sum, { fee }) => sum + fee, 0n);
  // Its own relay is paid for on top of theirs.
  const relayFee = (next.vsize * minimumSatPerKvb + 999n) / 1_000n;
  return isCheaper || next.fee < replacedFees + relayFee ? 'insufficient fee' : null;
}

interface Bid extends WaitingPackage {
  /** True where the transaction signals replaceability (BIP-125). */
  readonly isReplaceable: boolean;
}

function bidOf(keyring: UtxoKeyring, { raw, before }: Candidate): Bid {
  const { inputs } = keyring.decodeTransfer(raw);
  return {
    ...measureTransfer(keyring, raw, before),
    isReplaceable: inputs.some(({ sequence }) => sequence <= maximumReplaceableSequence),
  };
}

/** @see BIP-125 */
const maximumReplaceableSequence = 0xfffffffd;
