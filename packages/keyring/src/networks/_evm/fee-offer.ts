import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { EvmFeeOffer, EvmTransferPlan } from './transfer-plan.ts';

/** The most that a transaction may be charged, in wei. */
export function maximumFee({
  offer,
  gasLimit,
}: Pick<EvmTransferPlan, 'offer' | 'gasLimit'>): BaseUnits {
  return toBaseUnits(gasLimit * highestPrice(offer));
}

/** The most that a unit of gas may cost, in wei. */
export function highestPrice(offer: EvmFeeOffer): bigint {
  return offer.kind === 'eip1559' ? offer.maxFeePerGas : offer.gasPrice;
}

/**
 * The same offer, so that every unit of gas costs exactly its highest price: what the base fee
 * leaves goes to who makes the block instead of back to the sender.
 */
export function toExactOffer(offer: EvmFeeOffer): EvmFeeOffer {
  return offer.kind === 'eip1559' ? { ...offer, maxPriorityFeePerGas: offer.maxFeePerGas } : offer;
}
