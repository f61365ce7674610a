import {
  estimateTime,
  formatTimeEstimate,
  getNetwork,
  isNetwork,
  type Network,
  networkCodes,
} from '@billfold/core';
import {
  type CoinManifest,
  getManifest,
  listManifest,
  type PriorityFacts,
} from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import { notFound } from '../../platform/api-error.ts';

export function bindManifestRoutes(bind: Bind): void {
  bind.signedIn(listManifest)(async () => networkCodes.map(manifestOf));
  bind.signedIn(getManifest)(async ({ params }) => {
    const key = params.x.toUpperCase();
    if (!isNetwork(key)) throw notFound('asset');
    return manifestOf(key);
  });
}

/** The native asset's row; the registry is the one source of its facts. */
function manifestOf(key: Network): CoinManifest {
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
    label: `about ${formatTimeEstimate(estimateTime(targetBlocks, minutesPerConfirmation))}`,
    targetBlocks,
  });
  const { low, medium, high } = feePriority.targetBlocks;
  return { low: facts(low), medium: facts(medium), high: facts(high) };
}
