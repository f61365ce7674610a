import { getNetwork, type Network } from '../../networks/registry.ts';
import { formatTargetTime } from '../../networks/time-estimate.ts';
import type { CoinManifest, PriorityFacts } from './manifest.ts';

/**
 * Returns the coin manifest of a network's native asset, from the facts of the network.
 * @example
 * nativeManifest('BTC').requiredConfirmations; // 2
 */
export function nativeManifest(key: Network): CoinManifest {
  const network = getNetwork(key);
  return {
    key,
    type: 'NATIVE',
    digits: network.digits,
    minimumTransactionAmount: network.minimumAmount,
    requiredConfirmations: network.confirmations.available,
    limitAddressesPerAccountCount: network.addressLimit,
    priorities: prioritiesOf(key),
  };
}

function prioritiesOf(key: Network): CoinManifest['priorities'] {
  const { feePriority, minutesPerConfirmation } = getNetwork(key);
  if (feePriority.choice !== 'selectable') return null;
  const facts = (targetBlocks: number): PriorityFacts => ({
    label: formatTargetTime(targetBlocks, minutesPerConfirmation),
    targetBlocks,
  });
  const { low, medium, high } = feePriority.targetBlocks;
  return { low: facts(low), medium: facts(medium), high: facts(high) };
}
