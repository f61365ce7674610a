import type { DecodedEvmTransfer, EvmFeeOffer } from '@billfold/keyring';

/** More than this in one transaction does not fit into any block. */
export const blockGasLimit = 30_000_000n;

/**
 * Returns the gas of a transaction to an address without code, the minimum for its size.
 * @see EIP-2028, EIP-7623
 */
export function gasUsed({ data }: Pick<DecodedEvmTransfer, 'data'>): bigint {
  const bytes = data.length / 2;
  const zeros = (data.match(/../g) ?? []).filter((byte) => byte === '00').length;
  const tokens = zeros + 4 * (bytes - zeros);
  return 21_000n + 10n * BigInt(tokens);
}

/**
 * Returns the effective price per gas, in wei. A legacy gas price is both the maximum and the tip
 * (EIP-1559).
 */
export function effectiveGasPrice(offer: EvmFeeOffer, baseFeePerGas: bigint): bigint {
  const cap = feeCap(offer);
  const tipped = baseFeePerGas + tipCap(offer);
  if (tipped < cap) return tipped;
  return cap;
}

/** The most that may be paid per gas, in wei. */
export function feeCap(offer: EvmFeeOffer): bigint {
  return offer.kind === 'eip1559' ? offer.maxFeePerGas : offer.gasPrice;
}

/** The most of it that is for who makes the block. */
export function tipCap(offer: EvmFeeOffer): bigint {
  return offer.kind === 'eip1559' ? offer.maxPriorityFeePerGas : offer.gasPrice;
}
