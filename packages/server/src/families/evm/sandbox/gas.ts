import type { DecodedEvmTransfer, EvmFeeOffer } from '@billfold/keyring';

/** More than this in one transaction does not fit into any block. */
export const blockGasLimit = 30_000_000n;

/**
 * What a transaction to an address without code takes: it runs nothing, so that is the least that
 * any transaction of its size takes.
 * @see EIP-2028, EIP-7623
 */
export function gasUsed({ data }: Pick<DecodedEvmTransfer, 'data'>): bigint {
  const bytes = data.length / 2;
  const zeros = (data.match(/../g) ?? []).filter((byte) => byte === '00').length;
  const tokens = zeros + 4 * (bytes - zeros);
  return 21_000n + 10n * BigInt(tokens);
}

/** What is really paid per gas, in wei. A gas price is both the most and the tip (EIP-1559). */
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
