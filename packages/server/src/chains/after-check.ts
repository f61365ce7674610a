import { ChainFaultError, ChainUnavailableError } from './chain.ts';
import type { NodeCheck } from './node-check.ts';
import type { BatchRpc } from './rpc-batches.ts';

/** Through which a node is asked: passes on what it answers. */
export type NodeGate = <T>(ask: () => Promise<T>) => Promise<T>;

export interface NodeGateOptions {
  /** Name of the node, as the start of a sentence. */
  readonly name: string;
  readonly check: () => Promise<NodeCheck>;
}

/**
 * Lets nothing through before `check` held, and again nothing once the node was out of reach: behind
 * the same address there may be another node by then.
 */
export function createNodeGate({ name, check }: NodeGateOptions): NodeGate {
  let checked: Promise<void> | null = null;
  return async (ask) => {
    checked ??= check().then((found) => requireReady(name, found));
    try {
      await checked;
      return await ask();
    } catch (error) {
      if (error instanceof ChainUnavailableError) checked = null;
      throw error;
    }
  };
}

/** `rpc` behind a gate. */
export function afterCheck(rpc: BatchRpc, options: NodeGateOptions): BatchRpc {
  const gate = createNodeGate(options);
  return {
    call: (request) => gate(() => rpc.call(request)),
    callAll: (requests) => gate(() => rpc.callAll(requests)),
    refusesBatches: rpc.refusesBatches,
  };
}

function requireReady(name: string, check: NodeCheck): void {
  switch (check.outcome) {
    case 'ready':
      return;
    case 'syncing':
      throw new ChainUnavailableError(`${name} is catching up: it is at ${check.head.height}.`);
    case 'wrong-chain':
      throw new ChainFaultError(`${name} has ${check.found} in place of ${check.wanted}.`);
    default:
      check satisfies never;
  }
}
