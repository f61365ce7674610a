import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { GasEstimate, GasQuery } from '@billfold/core/contract';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { chooseFeeOffer, priceOf, usualGasLimit } from '../families/evm/fees/fee-offer.ts';
import { requirePayable } from '../sends/create/send-request.ts';

/**
 * Estimates the highest cost of a plain transfer at present. @throws {ApiError} 400 ADDRESS_INVALID
 */
export async function loadGas(
  { chains }: Pick<ServiceContext, 'chains'>,
  network: ServedNetwork,
  { toAddress = '' }: GasQuery,
): Promise<GasEstimate> {
  const chain = chains.get(network);
  if (toAddress !== '') requirePayable(network, toAddress, chain.chain);
  const fees = await chain.fees();
  if (fees.family !== 'evm') throw new Error(`${network} names no gas price`);
  const price = priceOf(chooseFeeOffer(network, fees));
  const limit = usualGasLimit(network);
  const { decimals } = getNetwork(network);
  return {
    gasPrice: toDecimal(toBaseUnits(price), { decimals }),
    gasLimit: `${limit}`,
    estimatedFee: toDecimal(toBaseUnits(price * limit), { decimals }),
  };
}
