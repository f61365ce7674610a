import type { SimulatedTransfer, TokenTransfer } from '../../../chains/chain.ts';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenKey } from '../../../chains/sandbox/token-entry.ts';

/**
 * Returns the energy of a transfer to an address with the token balance `received`. Round numbers
 * near those of the USDT contract: twice as much for the first balance of a holder.
 */
export function transferEnergy(received: bigint): bigint {
  return received === 0n ? 130_000n : 65_000n;
}

/** Energy of a transfer that the contract refuses, which it sees early. */
export const refusalEnergy = 10_000n;

/** Returns the energy for a sender with enough funds, like `triggerconstantcontract` of nodes. */
export async function simulateTransfer(
  view: LedgerView,
  { token: { contract }, to }: TokenTransfer,
): Promise<SimulatedTransfer> {
  if (to === null) return { work: transferEnergy(0n) };
  const entries = await view.read([tokenKey(contract, to)]);
  return { work: transferEnergy(readTokenBalance(entries, contract, to)) };
}
