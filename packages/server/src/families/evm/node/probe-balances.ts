import {
  type BlockRef,
  ChainFaultError,
  ChainUnavailableError,
  type Probe,
} from '../../../chains/chain.ts';
import { finalHeightOf } from '../../../chains/final-height.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { toProbes } from '../../../chains/to-probe.ts';
import { loadHeader } from './load-block.ts';
import { latestHeader } from './load-fees.ts';
import { loadHoldings, loadHoldingsInOneCall } from './survey-holdings.ts';

export interface ProbedNode {
  readonly rpc: BatchRpc;
  readonly network: ServedNetwork;
}

/**
 * Loads the balances of `addresses` after `known`, a final block of the books, or where the node does not tell those by one
 * call, after its newest final block. The block is named by its hash (EIP-1898): one of several nodes behind an address
 * then answers for that block or not at all.
 * @throws {ChainUnavailableError} also for a node that no longer has the state of that block
 */
export async function probeBalances(
  { rpc, network }: ProbedNode,
  addresses: readonly string[],
  known: BlockRef | null = null,
): Promise<readonly Probe[]> {
  if (known !== null) {
    const { height, hash } = known;
    const holdings = await loadHoldingsInOneCall({ rpc, network, state: stateOf(hash) }, addresses);
    if (holdings !== null)
      return toProbes({ kind: 'holdings', at: { height, hash }, holdings }, addresses);
  }
  const newest = await latestHeader(rpc);
  const at = await finalBlock(rpc, finalHeightOf(network, Number(newest.number)));
  try {
    const holdings = await loadHoldings({ rpc, network, state: stateOf(at.hash) }, addresses);
    return toProbes({ kind: 'holdings', at, holdings }, addresses);
  } catch (error) {
    if (error instanceof JsonRpcError)
      throw new ChainUnavailableError(
        `The node of ${network} does not know the balances of a final block.`,
      );
    throw error;
  }
}

const stateOf = (blockHash: string) => ({ blockHash, requireCanonical: true }) as const;

async function finalBlock(rpc: JsonRpc, height: number): Promise<BlockRef> {
  const header = await loadHeader(rpc, height);
  if (header === null) throw new ChainUnavailableError('The node does not know its own blocks.');
  if (Number(header.number) !== height) throw new ChainFaultError('The node shows another block.');
  return { height, hash: header.hash };
}
