import type { AccountNetworkCode } from '../assets/display-codes.ts';
import { getNetwork } from '../networks/registry.ts';

/**
 * Returns the most lines of one payout. Where a send spends the change of the one before, nodes relay 25 of them
 * without a block, so that one signature sends no more.
 */
export function mostPayoutLines(network: AccountNetworkCode): number {
  return getNetwork(network).model.family === 'utxo' ? 20 : 200;
}
