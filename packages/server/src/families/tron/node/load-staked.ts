import type { StakedResources } from '../../../chains/chain.ts';
import { holderOf } from './hex-address.ts';
import { type NodeResources, nodeResources } from './node-answers.ts';
import type { TronNode } from './tron-node.ts';

/** Loads what coins that are staked for an account let it use now, at the newest state of the node. */
export async function loadStaked(node: TronNode, address: string): Promise<StakedResources> {
  const resources = await node.ask({
    method: 'getaccountresource',
    body: { address: `41${holderOf(address)}` },
    schema: nodeResources(),
  });
  return toStaked(resources);
}

/**
 * Returns the staked resources that are left. The daily allowance (`freeNetLimit`) is not counted: it is taken from a
 * pool of the whole network, and no call tells how much is left in that.
 * @see java-tron, BandwidthProcessor, `useFreeNet`
 */
export function toStaked(resources: NodeResources): StakedResources {
  const { EnergyLimit = 0n, EnergyUsed = 0n, NetLimit = 0n, NetUsed = 0n } = resources;
  return { energy: left(EnergyLimit, EnergyUsed), bandwidth: left(NetLimit, NetUsed) };
}

/** The limit falls as others stake more, also below what is used up. */
function left(limit: bigint, used: bigint): bigint {
  return used < limit ? limit - used : 0n;
}
