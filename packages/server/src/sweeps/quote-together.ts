import type { AccountAsset } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import { getFamily } from '../families/families.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { requireToken } from '../sends/create/require-token.ts';

/** Fewest addresses that one transaction sweeps: one address is no cheaper so. */
export const fewestTogether = 2;

/**
 * Fewest addresses that pay for the deployment of the contract: it takes 297,000 gas, and each address of a token saves
 * 22,500 (docs/decisions/payments.md).
 */
export const fewestToDeploy = 14;

export interface TogetherRequest {
  readonly asset: AccountAsset;
  /** Settlement account of the business. */
  readonly main: SpendingAccount;
  /** Addresses that hold the asset. */
  readonly holders: readonly string[];
}

/**
 * Asks the node what one transaction that sweeps many addresses costs now; null for coins, where the operator has turned
 * it off, and where the chain does not take it.
 */
export async function quoteTogether(
  context: Pick<ServiceContext, 'db' | 'chains' | 'collectsTogether'>,
  { asset, main, holders }: TogetherRequest,
): Promise<SweepQuote | null> {
  const { sweeping } = getFamily(main.network);
  if (!context.collectsTogether || sweeping === null || asset.id === asset.network) return null;
  const token = requireToken(main.network, asset.id);
  return sweeping.quote(context, { account: main, token, holders, swept: [] });
}

/** Returns the share of each of `count` addresses in the fee of their sweep. */
export function shareOf(quote: SweepQuote, count: number): bigint {
  const addresses = BigInt(Math.max(count, 1));
  return (quote.feeOf(count) + addresses - 1n) / addresses;
}

/** Returns whether `count` addresses are swept together for less than one by one. */
export function isWorthwhile({ deployment }: SweepQuote, count: number): boolean {
  return count >= (deployment === null ? fewestTogether : fewestToDeploy);
}
