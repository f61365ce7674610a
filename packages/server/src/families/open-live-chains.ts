import type { Clock } from '@billfold/core';
import type { Chains } from '../chains/chain.ts';
import { createClosedChain } from '../chains/closed-chain.ts';
import { createFailoverChain } from '../chains/failover-chain.ts';
import type { NodeConnection, NodePlace } from '../chains/node-connection.ts';
import type { NodeSettings } from '../chains/node-settings.ts';
import type { SentTransactions } from '../chains/sent-transactions.ts';
import { mapServed, type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import { StartError } from '../platform/start-error.ts';
import { getFamily } from './families.ts';

export interface LiveChains {
  readonly chains: Chains;
  readonly openNetworks: readonly ServedNetwork[];
  /** Ends connections to nodes that stay open between calls. */
  close(): void;
}

export interface LiveChainOptions {
  readonly clock: Clock;
  /** Returns what was sent on a network. */
  readonly sentOn: (network: ServedNetwork) => SentTransactions;
}

/**
 * Opens the chains of the configured nodes. A network without a node is closed.
 * @throws {StartError} a node is on another chain than the configuration
 */
export async function openLiveChains(
  { chain, urls, withoutMempool, publishers }: NodeSettings,
  { clock, sentOn }: LiveChainOptions,
): Promise<LiveChains> {
  const placesOf = (network: ServedNetwork): readonly NodePlace[] =>
    (urls[network] ?? []).map((url, at) => ({
      ...{ network, chain, url, clock, publisher: publishers?.[network]?.[at] },
      sent: sentOn(network),
    }));
  for (const network of servedNetworks) {
    for (const place of placesOf(network)) await refuseOtherChain(place);
  }
  const chains = mapServed((network) => {
    const [first, ...others] = placesOf(network).map((place) => connect(place).open());
    if (first === undefined) return createClosedChain(network, chain);
    const opened = {
      ...createFailoverChain([first, ...others]),
      skipsMempool: withoutMempool?.has(network) ?? false,
    };
    // A regtest chain is short enough to be read from its first block.
    return chain === 'regtest' ? { ...opened, survey: null } : opened;
  });
  return {
    openNetworks: servedNetworks.filter((network) => urls[network] !== undefined),
    chains: { get: (network) => chains[network] },
    close: () => {
      for (const network of servedNetworks) chains[network].close?.();
    },
  };
}

/** Refuses a node of another chain, a mistake in the configuration. A node out of reach may come back. */
async function refuseOtherChain(node: NodePlace): Promise<void> {
  const found = await connect(node)
    .check()
    .catch(() => null);
  if (found?.outcome === 'wrong-chain')
    throw new StartError(
      `${node.network}_RPC_URL names a node with ${found.found}, not ${found.wanted}.`,
    );
}

function connect(place: NodePlace): NodeConnection {
  return getFamily(place.network).connectNode(place);
}
