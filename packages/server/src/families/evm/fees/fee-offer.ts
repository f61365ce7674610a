import { getNetwork, type Network } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import { ChainUnavailableError, type EvmFees } from '../../../chains/chain.ts';
import type { FeeChoice } from '../../fee-choice.ts';
import { gasLimitFactor, invalidGasLimit } from '../../gas-limit.ts';
import { requireFamily } from '../../require-family.ts';

/** 20,000 gwei, or 0.42 ETH for a plain transfer: above it the node is not believed (S39 in docs/security.md). */
const absurdGasPriceWei = 20_000_000_000_000n;

/**
 * Returns the gas price that a send offers. It covers a base fee twice as high as now, which five
 * full blocks can reach (EIP-1559). The part that is not needed is not charged.
 * @throws {ChainUnavailableError} for an absurd gas price
 */
export function chooseFeeOffer(network: Network, fees: EvmFees): EvmFeeOffer {
  const { baseFeePerGas: base, priorityFeePerGas: tip } = fees;
  const offer = offerAt(network, { price: 2n * base + tip, tip });
  if (priceOf(offer) > absurdGasPriceWei)
    throw new ChainUnavailableError(`The node of ${network} names an absurd gas price.`);
  return offer;
}

/** Returns the highest price per gas of an offer, in wei. */
export function priceOf(offer: EvmFeeOffer): bigint {
  return offer.kind === 'legacy' ? offer.gasPrice : offer.maxFeePerGas;
}

/** Returns the gas of a plain transfer. */
export function usualGasLimit(network: Network): bigint {
  const { gas } = getNetwork(network);
  if (gas === null) throw new Error(`${network} has no gas`);
  return BigInt(gas.transferLimit);
}

/** Returns the gas limit of a plain transfer, chosen or usual. @throws {ApiError} 400 GAS_LIMIT_INVALID */
export function chooseGasLimit(network: Network, choice: FeeChoice): bigint {
  const usual = usualGasLimit(network);
  if (choice.gasLimit === null) return usual;
  const limit = BigInt(choice.gasLimit);
  if (limit < usual || limit > usual * gasLimitFactor) throw invalidGasLimit(usual);
  return limit;
}

export interface ReviewedMaximum {
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  readonly balance: bigint;
  readonly reviewed: bigint;
}

/**
 * Returns the offer that delivers a reviewed maximum, although the gas price has fallen since: the
 * recipient never gets more than the review shows, and the price moves with every block. A price
 * above twice that of now is refused: then the balance has changed, not the price.
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

/** Returns an offer of `price` per gas in the form of the network, with `tip` as the priority fee. */
export function offerAt(
  network: Network,
  { price, tip }: { readonly price: bigint; readonly tip: bigint },
): EvmFeeOffer {
  const model = requireFamily(getNetwork(network).model, 'evm');
  switch (model.fees) {
    case 'eip1559':
      return { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: tip };
    case 'legacy':
      return { kind: 'legacy', gasPrice: price };
    default:
      return model.fees satisfies never;
  }
}
