import type { Clock } from '@billfold/core';
import { ChainFaultError, ChainUnavailableError } from '../../chains/chain.ts';
import type { NodeSettings } from '../../chains/node-settings.ts';
import { type ServedNetwork, servedNetworks } from '../../chains/served-networks.ts';
import { openLiveChains } from '../../families/open-live-chains.ts';
import { StartError } from '../../platform/start-error.ts';
import { aboutTopic, type Finding } from './finding.ts';

/** Every node: whether it answers, is on the chain that is meant, and has caught up. */
export function checkNodes(nodes: NodeSettings, clock: Clock): Promise<readonly Finding[]> {
  const named = servedNetworks.filter((network) => nodes.urls[network] !== undefined);
  return Promise.all(named.map((network) => checkNode(network, nodes, clock)));
}

async function checkNode(
  network: ServedNetwork,
  { chain, urls }: NodeSettings,
  clock: Clock,
): Promise<Finding> {
  const { ok, wrong } = aboutTopic(`Node of ${network}`);
  const variable = `${network}_RPC_URL`;
  try {
    const { chains } = await openLiveChains({ chain, urls: { [network]: urls[network] } }, clock);
    const { height } = await chains.get(network).head();
    return ok(`it is on the chain "${chain}", at block ${height}.`);
  } catch (error) {
    if (error instanceof StartError)
      return wrong(error.message, `name a node of "${chain}" in ${variable}, or set CHAIN_NAME.`);
    if (error instanceof ChainUnavailableError)
      return wrong(error.message, `start it, let it catch up, or correct ${variable}.`);
    if (error instanceof ChainFaultError)
      return wrong(error.message, `docs/operations.md says which node ${variable} wants.`);
    throw error;
  }
}
