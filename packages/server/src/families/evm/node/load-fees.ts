import { getNetwork } from '@billfold/core';
import { ChainUnavailableError, type EvmFees } from '../../../chains/chain.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { nodeHeader, quantity } from './node-answers.ts';

/** Priority fee where the node suggests none: one gwei. */
const usualTipWei = 1_000_000_000n;

/** Loads the current base fee and priority fee per gas. */
export async function loadFees(network: ServedNetwork, rpc: JsonRpc): Promise<EvmFees> {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new TypeError(`${network} has no gas price`);
  if (model.fees === 'legacy') {
    const gasPrice = await rpc.call({ method: 'eth_gasPrice', schema: quantity() });
    return { family: 'evm', baseFeePerGas: 0n, priorityFeePerGas: gasPrice };
  }
  const { baseFeePerGas } = await latestHeader(rpc);
  if (baseFeePerGas === undefined)
    throw new ChainUnavailableError(`The node of ${network} has no base fee (EIP-1559).`);
  return { family: 'evm', baseFeePerGas, priorityFeePerGas: await loadTip(rpc) };
}

export function latestHeader(rpc: JsonRpc) {
  const params = ['latest', false];
  return rpc.call({ method: 'eth_getBlockByNumber', params, schema: nodeHeader() });
}

async function loadTip(rpc: JsonRpc): Promise<bigint> {
  try {
    return await rpc.call({ method: 'eth_maxPriorityFeePerGas', schema: quantity() });
  } catch (error) {
    if (error instanceof JsonRpcError) return usualTipWei;
    throw error;
  }
}
