import { getNetwork } from '@billfold/core';
import * as z from 'zod/mini';
import { ChainFaultError, ChainUnavailableError, type EvmFees } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { nodeHeader, quantity } from './node-answers.ts';

/** Priority fee where no transaction of the last blocks shows one: one gwei. */
const usualTipWei = 1_000_000_000n;
/** Below it blocks of geth take no transaction unless they are told to (`miner.gasprice`). */
const leastTipWei = 1_000_000n;
/** Number of blocks whose priority fees are looked at: four minutes on Ethereum. */
const rememberedBlocks = 20;

/**
 * Loads the base fee of the next block and the priority fee that recent blocks took. Where transactions name one price
 * (`legacy`), that price is the priority fee and there is no base fee.
 */
export async function loadFees(network: ServedNetwork, rpc: JsonRpc): Promise<EvmFees> {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new TypeError(`${network} has no gas price`);
  if (model.fees === 'legacy') {
    const gasPrice = await rpc.call({ method: 'eth_gasPrice', schema: quantity() });
    return { family: 'evm', baseFeePerGas: 0n, priorityFeePerGas: gasPrice };
  }
  const params = [`0x${rememberedBlocks.toString(16)}`, 'latest', [50]];
  const history = await rpc.call({ method: 'eth_feeHistory', params, schema: feeHistory() });
  const baseFeePerGas = history.baseFeePerGas.at(-1);
  if (baseFeePerGas === undefined || baseFeePerGas === 0n)
    throw new ChainUnavailableError(`The node of ${network} has no base fee (EIP-1559).`);
  return { family: 'evm', baseFeePerGas, priorityFeePerGas: chooseTip(history) };
}

export function latestHeader(rpc: JsonRpc) {
  const params = ['latest', false];
  return rpc.call({ method: 'eth_getBlockByNumber', params, schema: nodeHeader() });
}

/** Base fees of some blocks and of the next one; use and median priority fee of each block. */
const feeHistory = () =>
  z.object({
    baseFeePerGas: z.array(quantity()),
    gasUsedRatio: z.array(z.number()),
    reward: z.array(z.tuple([quantity()])),
  });

type FeeHistory = z.infer<ReturnType<typeof feeHistory>>;

/**
 * Chooses the median over the blocks that hold transactions, of the priority fee that the median gas of each paid. A
 * block whose maker paid itself any price moves it by one place.
 */
function chooseTip({ gasUsedRatio, reward }: FeeHistory): bigint {
  if (reward.length !== gasUsedRatio.length)
    throw new ChainFaultError('The node names priority fees of other blocks.');
  const paid = reward.flatMap(([tip], at) => ((gasUsedRatio[at] ?? 0) > 0 ? [tip] : []));
  const sorted = paid.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const tip = sorted[Math.floor(sorted.length / 2)] ?? usualTipWei;
  return tip < leastTipWei ? leastTipWei : tip;
}
