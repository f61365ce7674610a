import type { SimulatedTransfer, TokenTransfer } from '../../../chains/chain.ts';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenKey } from '../../../chains/sandbox/token-entry.ts';

/**
 * Energy of a transfer to somebody who has `received` of the token before it. Round numbers of the
 * order that the contract of USDT takes: twice as much where a balance is written for the first time.
 */
export function transferEnergy(received: bigint): bigint {
  return received === 0n ? 130_000n : 65_000n;
}

/** Energy of a transfer that the contract refuses, which it sees early. */
export const refusalEnergy = 10_000n;

/** What the transfer takes if the sender has enough: as `triggerconstantcontract` of nodes. */
export async function simulateTransfer(
  view: LedgerView,
  { token: { contract }, to }: TokenTransfer,
): Promise<SimulatedTransfer> {
  if (to === null) return { work: transferEnergy(0n) };
  const entries = await view.read([tokenKey(contract, to)]);
  return { work: transferEnergy(readTokenBalance(entries, contract, to)) };
}
