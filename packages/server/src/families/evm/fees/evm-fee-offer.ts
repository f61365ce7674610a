import { getNetwork, type Network } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import { ChainUnavailableError, type EvmFees } from '../../../chains/chain.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { FeeChoice } from '../../spending.ts';
import { invalidFeeRate } from '../../utxo/fees/choose-fee-rate.ts';

/** 20,000 gwei, 0.42 ETH for a plain transfer: the node is wrong (security.md S39). */
const absurdGasPriceWei = 20_000_000_000_000n;

/** A plain transfer to a contract wallet takes a little more than one to a key; nothing takes this. */
const gasLimitFactor = 10n;

/**
 * What a send offers per gas. The base fee may double before the transaction is late: five full
 * blocks. Whatever is not needed is not charged.
 * @throws {ChainUnavailableError} for a price that no node in its right mind names
 */
export function chooseFeeOffer(network: Network, fees: EvmFees): EvmFeeOffer {
  const { baseFeePerGas: base, priorityFeePerGas: tip } = fees;
  const offer = offerAt(network, { price: 2n * base + tip, tip });
  if (priceOf(offer) > absurdGasPriceWei)
    throw new ChainUnavailableError(`The node of ${network} names an absurd gas price.`);
  return offer;
}

/** The most that `offer` pays per gas, in wei. */
export function priceOf(offer: EvmFeeOffer): bigint {
  return offer.kind === 'legacy' ? offer.gasPrice : offer.maxFeePerGas;
}

/** What a plain transfer takes. */
export function usualGasLimit(network: Network): bigint {
  const { gas } = getNetwork(network);
  if (gas === null) throw new Error(`${network} has no gas`);
  return BigInt(gas.transferLimit);
}

/** The gas that may be used, checked against what a plain transfer can take. @throws {ApiError} */
export function chooseGasLimit(network: Network, choice: FeeChoice): bigint {
  const usual = usualGasLimit(network);
  if (choice.gasLimit === null) return usual;
  const limit = BigInt(choice.gasLimit);
  if (limit < usual || limit > usual * gasLimitFactor) throw invalidGasLimit(usual);
  return limit;
}

/** The network has one price for all: there is nothing to choose (R-SEND-17). @throws {ApiError} */
export function refuseFeeChoice({ feeRate, feeRateValue }: FeeChoice): void {
  if (feeRate !== 'Medium' || feeRateValue !== null)
    throw invalidFeeRate('This network has one fee for all: feeRate is Medium, feeRateValue null.');
}

export interface ReviewedMaximum {
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  readonly balance: bigint;
  readonly reviewed: bigint;
}

/**
 * The offer that sends everything as it was reviewed, although the price has fallen since: the
 * recipient may not get more than the person saw, and prices move with every block. Never
 * more than twice the price of now: beyond it the balance has changed, not the price.
 */
export function offerAsReviewed(network: Network, maximum: ReviewedMaximum): EvmFeeOffer {
  const { offer, gasLimit, balance, reviewed } = maximum;
  const now = priceOf(offer);
  const price = (balance - reviewed) / gasLimit;
  if (price <= now || price > 2n * now) return offer;
  return offerAt(network, {
    price,
    tip: offer.kind === 'legacy' ? price : offer.maxPriorityFeePerGas,
  });
}

/** An offer in the form of the network: at most `price` per gas, of which `tip` for who makes the block. */
export function offerAt(
  network: Network,
  { price, tip }: { readonly price: bigint; readonly tip: bigint },
): EvmFeeOffer {
  const { model } = getNetwork(network);
  if (model.family !== 'evm') throw new Error(`${network} has no gas price`);
  switch (model.fees) {
    case 'eip1559':
      return { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: tip };
    case 'legacy':
      return { kind: 'legacy', gasPrice: price };
    default:
      return model.fees satisfies never;
  }
}

export function invalidGasLimit(minimum: bigint): ApiError {
  return new ApiError(400, 'GAS_LIMIT_INVALID', {
    errors: [
      `gasLimit is a whole number from ${minimum} to ${minimum * gasLimitFactor} for a transfer.`,
    ],
  });
}
