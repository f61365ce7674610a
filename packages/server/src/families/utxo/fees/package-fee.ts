import type { WaitingPackage } from '../../../chains/chain.ts';

/** Transaction that spends outputs of others in the mempool, and its target. */
export interface Descendant {
  /** Virtual bytes. */
  readonly vsize: bigint;
  /** Fee rate that it reaches together with its ancestors. */
  readonly satPerKvb: bigint;
}

/**
 * Returns the fee with which a transaction brings its unconfirmed ancestors and itself to a fee rate. It is rounded up, so
 * that the package never pays less.
 * @see Bitcoin Core, ancestor fee rate mining
 */
export function feeOfDescendant(
  ancestors: WaitingPackage,
  { vsize, satPerKvb }: Descendant,
): bigint {
  return (satPerKvb * (ancestors.vsize + vsize) + 999n) / 1_000n - ancestors.fee;
}

/** Returns whether a package pays a fee rate already. */
export function paysRate({ vsize, fee }: WaitingPackage, satPerKvb: bigint): boolean {
  return fee * 1_000n >= satPerKvb * vsize;
}
