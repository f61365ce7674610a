import type { JsonRpc } from '../src/chains/json-rpc.ts';
import { type BatchRpc, createBatches } from '../src/chains/rpc-batches.ts';

/** Adds batches to a node of a test that answers single calls only. */
export function withSingleCalls({ call }: JsonRpc): BatchRpc {
  return { call, ...createBatches({ clock: { now: () => 0 }, call, send: async () => [] }) };
}
