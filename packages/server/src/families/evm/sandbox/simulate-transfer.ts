import type { SimulatedTransfer, TokenTransfer } from '../../../chains/chain.ts';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenKey } from './token-entry.ts';
import { atLeastFloor, dataGas, transferWork } from './token-gas.ts';

/**
 * Returns the gas of the transfer before refunds, like `eth_estimateGas`, for a sender with enough
 * funds.
 */
export async function simulateTransfer(
  view: LedgerView,
  { token: { contract }, from, to, value }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const entries = await view.read([from, to ?? from].map((owner) => tokenKey(contract, owner)));
  const received = to === null ? 0n : readTokenBalance(entries, contract, to);
  const balance = readTokenBalance(entries, contract, from);
  const { gas } = transferWork({ value, from: balance, to: to === from ? null : received });
  const data = dataOf(to, value);
  return { work: atLeastFloor(dataGas(data) + gas, data) };
}

/** The call, hex; an address that is not known yet is of bytes that are not zero. */
function dataOf(to: string | null, value: bigint): string {
  const address = to === null ? 'f'.repeat(40) : to.slice(2).toLowerCase();
  return `a9059cbb${address.padStart(64, '0')}${value.toString(16).padStart(64, '0')}`;
}
