import { getNetwork } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { mostWaiting } from '../sends/broadcast/waits-for-blocks.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';

/**
 * Most lines that are signed together where a transaction ends soon: its broadcast has to come before. A wallet contract on
 * TON takes one in each block, within five minutes; the others take any number, within a minute.
 */
const mostAhead = { utxo: null, evm: null, tron: 50, solana: 50, ton: mostWaiting } as const;

/**
 * Returns the lines of a payout that its owner can sign together now, in their order. Those that are left over wait for
 * another signature.
 */
export function linesAhead<Part extends PartRow>(
  network: ServedNetwork,
  parts: readonly Part[],
): readonly Part[] {
  const left = parts.filter(isLeft);
  const most = mostAhead[getNetwork(network).model.family];
  if (most === null) return left;
  const sent = parts.filter(({ state }) => state === 'SENT').length;
  return left.slice(0, Math.max(most - sent, 0));
}
