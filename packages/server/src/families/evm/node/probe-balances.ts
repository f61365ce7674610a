import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError, type Probe } from '../../../chains/chain.ts';
import { finalHeightOf } from '../../../chains/final-height.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { toProbes } from '../../../chains/to-probe.ts';
import { latestHeader } from './load-fees.ts';
import { nodeHeader } from './node-answers.ts';
import { loadHoldings } from './survey-holdings.ts';

export interface ProbedNode {
  readonly rpc: BatchRpc;
  readonly network: ServedNetwork;
}

/**
 * Loads the balances of `addresses` at the newest final block, which is named by its hash (EIP-1898): one of several
 * nodes behind an address then answers for that block or not at all.
 * @throws {ChainUnavailableError} also for a node that no longer has the state of that block
 */
export async function probeBalances(
  { rpc, network }: ProbedNode,
  addresses: readonly string[],
): Promise<readonly Probe[]> {
  const newest = await latestHeader(rpc);
  const height = finalHeightOf(network, Number(newest.number));
  const hash = await hashAt(rpc, height);
  const state = { blockHash: hash, requireCanonical: true } as const;
  try {
    const holdings = await loadHoldings({ rpc, network, state }, addresses);
    return toProbes({ kind: 'holdings', at: { height, hash }, holdings }, addresses);
  } catch (error) {
    if (error instanceof JsonRpcError)
      throw new ChainUnavailableError(
        `The node of ${network} does not know the balances of a final block.`,
      );
    throw error;
  }
}

async function hashAt(rpc: JsonRpc, height: number): Promise<string> {
  const header = await rpc.call({
    method: 'eth_getBlockByNumber',
    params: [`0x${height.toString(16)}`, false],
    schema: z.nullable(nodeHeader()),
  });
  if (header === null) throw new ChainUnavailableError('The node does not know its own blocks.');
  if (Number(header.number) !== height) throw new ChainFaultError('The node shows another block.');
  return header.hash;
}
