import type { Clock } from '@billfold/core';
import { afterCheck } from './after-check.ts';
import type { Chain } from './chain.ts';
import { createJsonRpc } from './create-json-rpc.ts';
import type { NodeCheck } from './node-check.ts';
import type { NodeChain, PublisherAddress } from './node-settings.ts';
import type { BatchRpc } from './rpc-batches.ts';
import type { SentTransactions } from './sent-transactions.ts';
import type { ServedNetwork } from './served-networks.ts';

/** Address of a node, and the chain that it must be on. */
export interface NodePlace {
  readonly network: ServedNetwork;
  readonly chain: NodeChain;
  readonly url: string;
  readonly clock: Clock;
  readonly sent: SentTransactions;
  /** Where the node publishes changes of its mempool; left out where it does not. */
  readonly publisher?: PublisherAddress | undefined;
}

export interface NodeConnection {
  check(): Promise<NodeCheck>;
  /** Opens the chain of the node. The node is checked before its first request. */
  open(): Chain;
}

interface JsonRpcNode {
  readonly check: (rpc: BatchRpc, place: NodePlace) => Promise<NodeCheck>;
  readonly open: (options: NodePlace & { readonly rpc: BatchRpc }) => Chain;
}

/** Connects to the nodes of a family that speak JSON-RPC. */
export function connectJsonRpc(node: JsonRpcNode): (place: NodePlace) => NodeConnection {
  return (place) => {
    const rpc = createJsonRpc(place);
    const check = () => node.check(rpc, place);
    const name = nodeName(place);
    return { check, open: () => node.open({ ...place, rpc: afterCheck(rpc, { name, check }) }) };
  };
}

/** Names a node at the start of a sentence. */
export function nodeName({ network }: Pick<NodePlace, 'network'>): string {
  return `The node of ${network}`;
}
