import { minimumSatPerKvb } from '@billfold/keyring';
import type { Bid, Evicted } from '../rules.ts';

/**
 * Rules 1, 3, 4 and 5 of BIP-125, and a better fee rate than each conflict as Bitcoin Core asks.
 * @see BIP-125, Bitcoin Core doc/policy/mempool-replacements.md
 */
export function refuseReplacement(next: Bid, { conflicts, descendants }: Evicted): string | null {
  if (!conflicts.every(({ isReplaceable }) => isReplaceable)) return 'txn-mempool-conflict';
  const evicted = [...conflicts, ...descendants];
  if (evicted.length > 100) return 'too many potential replacements';
  const isCheaper = conflicts.some(
    ({ fee, vsize }) => next.fee * BigInt(vsize) <= fee * BigInt(next.vsize),
  );
  const replacedFees = evicted.reduce((sum, { fee }) => sum + fee, 0n);
  // Its own relay is paid for on top of theirs.
  const relayFee = (BigInt(next.vsize) * minimumSatPerKvb + 999n) / 1_000n;
  return isCheaper || next.fee < replacedFees + relayFee ? 'insufficient fee' : null;
}
