import { getNetwork, type Network, parseAmount, ValidationError } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import type { EvmFees } from '../../../chains/chain.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { feeChanged } from '../../../sends/review/require-reviewed.ts';
import type { FeeChoice } from '../../spending.ts';
import { invalidGasLimit, offerAt, priceOf } from './evm-fee-offer.ts';

/** A fifth more than was simulated: what a token does may depend on what others do meanwhile. */
const margin = { numerator: 12n, denominator: 10n } as const;

/** Nothing that only transfers takes so many times what was simulated. */
const gasLimitFactor = 10n;

/**
 * The gas that a transfer of a token may use: what was reviewed, or with a margin what it takes now.
 * @throws {ApiError} 400 GAS_LIMIT_INVALID; 409 FEE_CHANGED where what was reviewed is no longer enough
 */
export function chooseTokenGasLimit(work: bigint, { gasLimit }: FeeChoice): bigint {
  const usual = (work * margin.numerator + margin.denominator - 1n) / margin.denominator;
  if (gasLimit === null) return usual;
  const limit = BigInt(gasLimit);
  if (limit < leastGas || limit > work * gasLimitFactor) throw invalidGasLimit(work);
  if (limit < work) throw feeChanged();
  return limit;
}

/** Less than any transaction takes. */
const leastGas = 21_000n;

export interface ReviewedPrice {
  /** What would be offered now. */
  readonly now: EvmFeeOffer;
  readonly fees: EvmFees;
  readonly choice: Pick<FeeChoice, 'gasPrice'>;
}

/**
 * The offer at the price that was reviewed, so that the charge is at most what the person saw.
 * @throws {ApiError} 400 GAS_PRICE_INVALID; 409 FEE_CHANGED where no block takes it any more
 */
export function offerAtPrice(network: Network, { now, fees, choice }: ReviewedPrice): EvmFeeOffer {
  if (choice.gasPrice === null) return now;
  const price = parsePrice(network, choice.gasPrice);
  const { baseFeePerGas, priorityFeePerGas: tip } = fees;
  if (price < baseFeePerGas + tip) throw feeChanged();
  if (price > highestFactor * priceOf(now)) throw invalidGasPrice();
  return offerAt(network, { price, tip: now.kind === 'legacy' ? price : tip });
}

/** More is no price that was reviewed a moment ago. */
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
    errors: ['gasPrice is what the last estimate said, in main units of the native asset.'],
  });
}
