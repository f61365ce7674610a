import { getNetwork } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';

/**
 * Most lines that are signed together where a transaction ends soon: its broadcast has to come before. Tron and Solana take
 * any number, within a minute. A wallet contract on TON takes one after the other, within five minutes, in which the outbox
 * tries about ten times.
 */
const mostAhead = { utxo: null, evm: null, tron: 50, solana: 50, ton: 8 } as const;

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
