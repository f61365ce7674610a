import { type Clock, getNetwork } from '@billfold/core';
import { afterCheck, createNodeGate } from '../chains/after-check.ts';
import type { Chain, Chains } from '../chains/chain.ts';
import { createClosedChain } from '../chains/closed-chain.ts';
import { createJsonRpc, type JsonRpc } from '../chains/json-rpc.ts';
import type { NodeCheck } from '../chains/node-check.ts';
import type { NodeChain, NodeSettings } from '../chains/node-settings.ts';
import {
  mapServed,
  type ServedFamily,
  type ServedNetwork,
  servedNetworks,
} from '../chains/served-networks.ts';
import { StartError } from '../platform/start-error.ts';
import { checkEvmNode } from './evm/node/check-evm-node.ts';
import { createEvmRpcChain } from './evm/node/create-evm-rpc-chain.ts';
import { checkSolanaNode } from './solana/node/check-solana-node.ts';
import { createSolanaRpcChain } from './solana/node/create-solana-rpc-chain.ts';
import { checkTonNode } from './ton/node/check-ton-node.ts';
import { createToncenterChain } from './ton/node/create-toncenter-chain.ts';
import { createTonNode, type TonNode } from './ton/node/ton-node.ts';
import { checkTronNode } from './tron/node/check-tron-node.ts';
import { createTronHttpChain } from './tron/node/create-tron-http-chain.ts';
import { createTronNode, type TronNode } from './tron/node/tron-node.ts';
import { checkCoreNode } from './utxo/node/check-core-node.ts';
import { createCoreRpcChain } from './utxo/node/create-core-rpc-chain.ts';

export interface LiveChains {
  readonly chains: Chains;
  readonly openNetworks: readonly ServedNetwork[];
}

/**
 * The chains behind the nodes of the configuration; those without a node are closed.
 * @throws {StartError} a node is on another chain than the configuration says
 */
export async function openLiveChains(
  { chain, urls }: NodeSettings,
  clock: Clock,
): Promise<LiveChains> {
  for (const network of servedNetworks) {
    const url = urls[network];
    if (url !== undefined) await refuseOtherChain({ network, chain, url, clock });
  }
  const chains = mapServed((network) => {
    const url = urls[network];
    if (url === undefined) return createClosedChain(network, chain);
    const opened = connect({ network, chain, url, clock }).open();
    // A chain of one's own is short.
    return chain === 'regtest' ? { ...opened, survey: null } : opened;
  });
  return {
    openNetworks: servedNetworks.filter((network) => urls[network] !== undefined),
    chains: { get: (network) => chains[network] },
  };
}

interface NodePlace {
  readonly network: ServedNetwork;
  readonly chain: NodeChain;
  readonly url: string;
  readonly clock: Clock;
}

/** One that is away may come back; one that is on another chain is a mistake in the configuration. */
async function refuseOtherChain(node: NodePlace): Promise<void> {
  const found = await connect(node)
    .check()
    .catch(() => null);
  if (found?.outcome === 'wrong-chain')
    throw new StartError(
      `${node.network}_RPC_URL names a node with ${found.found}, not ${found.wanted}.`,
    );
}

interface NodeConnection {
  check(): Promise<NodeCheck>;
  /** The chain behind the node, which is checked before it is asked anything. */
  open(): Chain;
}

function connect(node: NodePlace): NodeConnection {
  return families[getNetwork(node.network).model.family](node);
}

interface JsonRpcFamily {
  readonly check: (rpc: JsonRpc, node: NodePlace) => Promise<NodeCheck>;
  readonly open: (options: NodePlace & { readonly rpc: JsonRpc }) => Chain;
}

function overJsonRpc(family: JsonRpcFamily): (node: NodePlace) => NodeConnection {
  return (node) => {
    const rpc = createJsonRpc({ url: node.url });
    const check = () => family.check(rpc, node);
    const name = nameOf(node);
    return { check, open: () => family.open({ ...node, rpc: afterCheck(rpc, { name, check }) }) };
  };
}

function connectTron(place: NodePlace): NodeConnection {
  const node = createTronNode(place);
  const check = () => checkTronNode(node, place);
  const gate = createNodeGate({ name: nameOf(place), check });
  const checked: TronNode = { ask: (request) => gate(() => node.ask(request)) };
  return { check, open: () => createTronHttpChain({ ...place, node: checked }) };
}

function connectTon(place: NodePlace): NodeConnection {
  const node = createTonNode(place);
  const check = () => checkTonNode(node, place);
  const gate = createNodeGate({ name: nameOf(place), check });
  const checked: TonNode = { ask: (request) => gate(() => node.ask(request)) };
  return { check, open: () => createToncenterChain({ ...place, node: checked }) };
}

const nameOf = ({ network }: NodePlace): string => `The node of ${network}`;

const families: Readonly<Record<ServedFamily, (node: NodePlace) => NodeConnection>> = {
  utxo: overJsonRpc({ check: checkCoreNode, open: createCoreRpcChain }),
  evm: overJsonRpc({ check: checkEvmNode, open: createEvmRpcChain }),
  tron: connectTron,
  solana: overJsonRpc({ check: checkSolanaNode, open: createSolanaRpcChain }),
  ton: connectTon,
};
