import type { NodeSettings } from './chains/node-settings.ts';
import { mapServed, type ServedNetwork, servedNetworks } from './chains/served-networks.ts';
import { createStoredSentTransactions } from './chains/stored-sent-transactions.ts';
import type { Db } from './db/open-database.ts';
import { type LiveChains, openLiveChains } from './families/open-live-chains.ts';
import { openSandbox, type Sandbox } from './families/open-sandbox.ts';
import type { ServerPlatform } from './platform/server-platform.ts';

export type Sandboxes = Readonly<Record<ServedNetwork, Sandbox>>;

export interface OpenedChains extends LiveChains {
  /** Null where real nodes make the blocks. */
  readonly sandboxes: Sandboxes | null;
}

export interface ChainSources {
  readonly db: Db;
  readonly platform: ServerPlatform;
  /** Null in the sandbox. */
  readonly nodes: NodeSettings | null;
}

/** The chains of the nodes, or our own ledgers. @throws {StartError} a node is on another chain */
export async function openChains({ db, platform, nodes }: ChainSources): Promise<OpenedChains> {
  if (nodes !== null) {
    const sentOn = (network: ServedNetwork) => createStoredSentTransactions(db, network);
    const { clock } = platform;
    return { ...(await openLiveChains(nodes, { clock, sentOn })), sandboxes: null };
  }
  const sandboxes = mapServed((network) => openSandbox({ db, platform, network }));
  const get = (network: ServedNetwork) => sandboxes[network].chain;
  return { sandboxes, chains: { get }, openNetworks: servedNetworks, close: () => {} };
}
