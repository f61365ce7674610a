import { getNetwork, parseAmount } from '@billfold/core';
import type { Checkout } from '@billfold/core/contract';
import { payAsset } from '@billfold/core/internal';
import { requireServed } from '../chains/require-served.ts';
import type { LoadKnownFees } from './known-fees.ts';
import { typicalFee } from './typical-fee.ts';

type RestFacts = Pick<Checkout, 'paidState' | 'method' | 'remaining'>;

/**
 * Reports whether nobody would send the rest of a payment in the coin of its network: the network relays nothing as
 * small, or its usual fee is above it. A token has no smallest transfer, and what its sender pays in the coin of the
 * network differs from wallet to wallet.
 */
export async function isRestTooSmall(
  loadFees: LoadKnownFees,
  { paidState, method, remaining }: RestFacts,
): Promise<boolean> {
  const asset = method === null ? undefined : payAsset(method);
  if (paidState !== 'UNDERPAID' || asset === undefined || remaining === null) return false;
  if (asset.id !== asset.network) return false;
  const network = requireServed(asset.network);
  const { model } = getNetwork(network);
  const units = parseAmount(remaining, asset.decimals);
  if (model.family === 'utxo' && units < model.dust) return true;
  const fees = (await loadFees([network])).get(network) ?? null;
  return fees !== null && units < typicalFee(fees, asset);
}
