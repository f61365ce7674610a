import { type ChainName, getNetwork } from '@billfold/core';
import * as z from 'zod/mini';
import { JsonRpcError } from '../../../chains/json-rpc.ts';
import type { NodeCheck } from '../../../chains/node-check.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { latestHeader } from './load-fees.ts';
import { quantity } from './node-answers.ts';

/** Checks that the node is on the right chain and in sync. One batch asks it, which shows whether it knows batches. */
export async function checkEvmNode(
  rpc: BatchRpc,
  { network, chain }: { readonly network: ServedNetwork; readonly chain: ChainName },
): Promise<NodeCheck> {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new TypeError(`${network} is no network of this family`);
  const wanted = BigInt(model.chains[chain].chainId);
  const [chainId, syncing] = await rpc.callAll<unknown>([
    { method: 'eth_chainId', schema: quantity() },
    { method: 'eth_syncing', schema: z.unknown() },
  ]);
  for (const answer of [chainId, syncing]) if (answer instanceof JsonRpcError) throw answer;
  if (chainId !== wanted)
    return { outcome: 'wrong-chain', found: `chain id ${chainId}`, wanted: `chain id ${wanted}` };
  const { number, timestamp } = await latestHeader(rpc);
  const head = { height: Number(number), minedAt: new Date(Number(timestamp) * 1_000) };
  return syncing === false ? { outcome: 'ready', head } : { outcome: 'syncing', head };
}
