import { getNetwork } from '@billfold/core';
import * as z from 'zod/mini';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { NodeCheck, NodeHead } from '../../../chains/node-check.ts';
import type { NodeChain } from '../../../chains/node-settings.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { commitment } from './commitment.ts';
import { hashAnswer, nodeBlock, slotAnswer } from './node-answers.ts';

/** Checks that the node is on the right cluster, keeps its blocks and is in sync. */
export async function checkSolanaNode(
  rpc: JsonRpc,
  { network, chain }: { readonly network: ServedNetwork; readonly chain: NodeChain },
): Promise<NodeCheck> {
  const { model } = getNetwork(network);
  if (model.family !== 'solana') throw new TypeError(`${network} is no network of this family`);
  const wanted = model.chains[chain].genesisHash;
  const found = await rpc.call({ method: 'getGenesisHash', schema: hashAnswer() });
  const { main, test } = model.chains;
  const isPublic = [main, test].some(({ genesisHash }) => genesisHash === found);
  if (wanted === null ? isPublic : found !== wanted)
    return {
      outcome: 'wrong-chain',
      found: `first block ${found}`,
      wanted: wanted === null ? 'a cluster of its own' : `first block ${wanted}`,
    };
  const head = await loadHead(rpc);
  if (head === null)
    return {
      outcome: 'wrong-chain',
      found: 'no history of transactions',
      wanted: '--enable-rpc-transaction-history',
    };
  return { outcome: (await isHealthy(rpc)) ? 'ready' : 'syncing', head };
}

/** Null where the node keeps no blocks. */
async function loadHead(rpc: JsonRpc): Promise<NodeHead | null> {
  const newest = [{ commitment }];
  const slot = await rpc.call({ method: 'getSlot', params: newest, schema: slotAnswer() });
  const options = { commitment, transactionDetails: 'none', rewards: false };
  const params = [slot, { ...options, maxSupportedTransactionVersion: 0 }];
  try {
    const block = await rpc.call({ method: 'getBlock', params, schema: nodeBlock() });
    const minedAt = new Date((block.blockTime ?? 0) * 1_000);
    return { height: block.blockHeight ?? 0, minedAt };
  } catch (error) {
    if (!(error instanceof JsonRpcError)) throw error;
    if (error.code === historyDisabled) return null;
    throw new ChainUnavailableError(`The node does not show slot ${slot}: ${error.code}.`);
  }
}

async function isHealthy(rpc: JsonRpc): Promise<boolean> {
  try {
    return (await rpc.call({ method: 'getHealth', schema: z.string() })) === 'ok';
  } catch (error) {
    // It is behind by so many slots, as it says.
    if (error instanceof JsonRpcError) return false;
    throw error;
  }
}

/** @see Agave, rpc-client-types, custom_error.rs, `TransactionHistoryNotAvailable` */
const historyDisabled = -32_011;
