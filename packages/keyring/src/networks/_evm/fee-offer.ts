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
 * Raises the priority fee to the fee cap, so that each unit of gas costs exactly the cap: the part
 * above the base fee is paid to the block producer instead of staying with the sender.
 */
export function toExactOffer(offer: EvmFeeOffer): EvmFeeOffer {
  return offer.kind === 'eip1559' ? { ...offer, maxPriorityFeePerGas: offer.maxFeePerGas } : offer;
}
