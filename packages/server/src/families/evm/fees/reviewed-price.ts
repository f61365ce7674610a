import { getNetwork, type Network, parseAmount, ValidationError } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import type { EvmFees } from '../../../chains/chain.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { forPrograms } from '../../../refusal-texts/refusal-text.ts';
import { type FeeChoice, feeChanged } from '../../fee-choice.ts';
import { gasLimitFactor, invalidGasLimit } from '../../gas-limit.ts';
import { offerAt, priceOf } from './fee-offer.ts';

/** A fifth above the simulated gas: the state of a token may change before the transfer is mined. */
const margin = { numerator: 12n, denominator: 10n } as const;

/**
 * Returns the gas limit of a token transfer: the reviewed one, or the simulated gas with a margin.
 * @throws {ApiError} 400 GAS_LIMIT_INVALID; 409 FEE_CHANGED where the reviewed limit is too low now
 */
export function chooseTokenGasLimit(work: bigint, { gasLimit }: FeeChoice): bigint {
  const usual = (work * margin.numerator + margin.denominator - 1n) / margin.denominator;
  if (gasLimit === null) return usual;
  const limit = BigInt(gasLimit);
  if (limit < leastGas || limit > work * gasLimitFactor) throw invalidGasLimit(work);
  if (limit < work) throw feeChanged();
  return limit;
}

/** Intrinsic gas of every transaction (Ethereum yellow paper, G_transaction). */
const leastGas = 21_000n;

export interface ReviewedPrice {
  /** Offer at the current price. */
  readonly now: EvmFeeOffer;
  readonly fees: EvmFees;
  readonly choice: Pick<FeeChoice, 'gasPrice'>;
}

/**
 * Returns an offer at the reviewed gas price, so that the fee is never above the reviewed one.
 * @throws {ApiError} 400 GAS_PRICE_INVALID; 409 FEE_CHANGED where blocks ask for more by now
 */
export function offerAtPrice(network: Network, { now, fees, choice }: ReviewedPrice): EvmFeeOffer {
  if (choice.gasPrice === null) return now;
  const price = parsePrice(network, choice.gasPrice);
  const { baseFeePerGas, priorityFeePerGas: tip } = fees;
  if (price < baseFeePerGas + tip) throw feeChanged();
  if (price > highestFactor * priceOf(now)) throw invalidGasPrice();
  return offerAt(network, { price, tip: now.kind === 'legacy' ? price : tip });
}

export interface FeeLimit {
  readonly offer: EvmFeeOffer;
  readonly fees: EvmFees;
  readonly gasLimit: bigint;
  readonly mostFee: bigint | undefined;
}

/**
 * Returns an offer that costs no more than the review states: the price moves with every block, and the
 * offer leaves room for a base fee twice as high.
 * @throws {ApiError} 409 FEE_CHANGED where blocks ask for more by now
 */
export function offerWithin(
  network: Network,
  { offer, fees, gasLimit, mostFee }: FeeLimit,
): EvmFeeOffer {
  if (mostFee === undefined || priceOf(offer) * gasLimit <= mostFee) return offer;
  const price = mostFee / gasLimit;
  const { baseFeePerGas, priorityFeePerGas: tip } = fees;
  if (price < baseFeePerGas + tip) throw feeChanged();
  return offerAt(network, { price, tip: offer.kind === 'legacy' ? price : tip });
}

/** Highest accepted price, in multiples of the current one: a review is not older than that. */
const highestFactor = 2n;

function parsePrice(network: Network, text: string): bigint {
  try {
    return parseAmount(text, getNetwork(network).decimals);
  } catch (error) {
    if (error instanceof ValidationError) throw invalidGasPrice();
    throw error;
  }
}

function invalidGasPrice(): ApiError {
  return new ApiError(400, 'GAS_PRICE_INVALID', {
    errors: [
      forPrograms('gasPrice is what the last estimate said, in main units of the native asset.'),
    ],
  });
}
