import type { EvmKeyring } from '@billfold/keyring';
import type { Candidate, Evicted } from '../../../chains/sandbox/rules.ts';
import { feeCap, tipCap } from './gas.ts';
import { rejectionReasons } from './rejection-reasons.ts';

/**
 * A transaction with a nonce that waits must offer a tenth more on both counts.
 * @see go-ethereum, core/txpool/legacypool, `PriceBump`
 */
export function refuseReplacement(
  keyring: EvmKeyring,
  next: Candidate,
  { conflicts }: Evicted,
): string | null {
  const { offer } = keyring.decodeTransfer(next.raw);
  const isBetter = conflicts.every(({ raw }) => {
    const { offer: old } = keyring.decodeTransfer(raw);
    return isBump(feeCap(offer), feeCap(old)) && isBump(tipCap(offer), tipCap(old));
  });
  return isBetter ? null : rejectionReasons.replacement_underpriced;
}

function isBump(next: bigint, old: bigint): boolean {
  return next > old && next >= (old * 110n) / 100n;
}
