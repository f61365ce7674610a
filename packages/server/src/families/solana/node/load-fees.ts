import type { SolanaFees } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { priorityFees } from './node-answers.ts';

/**
 * Loads a priority fee that most of the latest blocks would have included: three quarters of them
 * had a transaction that paid no more. It is never below the fee that keeps a transfer ahead of
 * those that pay nothing, and never above the bound.
 */
export async function loadFees(rpc: JsonRpc): Promise<SolanaFees> {
  const recent = await rpc.call({
    method: 'getRecentPrioritizationFees',
    params: [[]],
    schema: priorityFees(),
  });
  const prices = recent.map(({ prioritizationFee }) => prioritizationFee);
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : 1));
  const usual = sorted[Math.floor((sorted.length * 3) / 4)] ?? lowest;
  return { family: 'solana', unitPrice: bounded(usual) };
}

function bounded(price: bigint): bigint {
  if (price < lowest) return lowest;
  return price > highest ? highest : price;
}

/** Millionths of a lamport: 600 lamports for the 60,000 units of a transfer. */
const lowest = 10_000n;
/** 300,000 lamports for a transfer. */
const highest = 5_000_000n;
