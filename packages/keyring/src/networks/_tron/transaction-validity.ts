import { hex } from '@scure/base';
import { earliestMs, latestMs } from './bandwidth.ts';
import type { UnsignedTransaction } from './encode-transaction.ts';
import type { TronValidity } from './transfer-plan.ts';

type EncodedValidity = Pick<
  UnsignedTransaction,
  'blockBytes' | 'blockHash' | 'createdAtMs' | 'expiresAtMs'
>;

/**
 * Encodes the reference block and the times: two bytes of the block's height and eight from the
 * middle of its hash. Null for an impossible height, hash or time.
 * @see java-tron, TransactionCapsule.setReference
 */
export function encodeValidity(validity: TronValidity): EncodedValidity | null {
  const { reference, createdAtMs, expiresAtMs } = validity;
  const { height, hash } = reference;
  if (!Number.isSafeInteger(height) || height < 0 || !/^[\da-f]{64}$/.test(hash)) return null;
  if (!isTime(createdAtMs) || !isTime(expiresAtMs) || expiresAtMs <= createdAtMs) return null;
  return {
    blockBytes: Uint8Array.of((height >> 8) & 0xff, height & 0xff),
    blockHash: hex.decode(hash).subarray(8, 16),
    createdAtMs: BigInt(createdAtMs),
    expiresAtMs: BigInt(expiresAtMs),
  };
}

function isTime(ms: number): boolean {
  return Number.isSafeInteger(ms) && ms >= earliestMs && ms <= latestMs;
}
