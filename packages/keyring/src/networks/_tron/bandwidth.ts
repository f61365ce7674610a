import { addressLength } from './address.ts';
import { encodeSigned, encodeUnsigned } from './encode-transaction.ts';
import type { TronPlannedToken } from './transfer-plan.ts';

/** Parts of a transfer on which its size depends. */
export interface Handover {
  /** In base units of the token; without a token, in sun. */
  readonly amount: bigint;
  readonly token: Pick<TronPlannedToken, 'feeLimit' | 'covered'> | null;
}

/**
 * Bandwidth that a transaction of `size` bytes takes, in bytes: nodes keep room for its result.
 * @see java-tron, BandwidthProcessor, MAX_RESULT_SIZE_IN_TX
 */
export function bandwidthOf(size: number): bigint {
  return BigInt(size + 64);
}

/** Bytes of a signed transfer. Everything but what is handed over always has the same length. */
export function signedSize({ amount, token }: Handover): number {
  const address = new Uint8Array(addressLength);
  const unsigned = encodeUnsigned({
    blockBytes: new Uint8Array(2),
    blockHash: new Uint8Array(8),
    expiresAtMs: earliestMs,
    createdAtMs: earliestMs,
    from: address,
    to: address,
    amount,
    token: token === null ? null : { contract: address, feeLimit: token.feeLimit },
  });
  return encodeSigned(unsigned, { r: 0n, s: 0n, yParity: 0n }).length;
}

/** From 1971 to 2109 a time takes six bytes. */
export const earliestMs = 2n ** 35n;
export const latestMs = 2n ** 42n - 1n;
