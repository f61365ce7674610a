import type { RawTransaction } from './raw-transaction.ts';

/** Gas of a transfer without data to an address without code. */
export const transferGas = 21_000n;

/**
 * The least that any call of a token's `transfer` takes: 68 bytes of data at their dearest. What the
 * token does comes on top.
 * @see EIP-7623
 */
export const tokenTransferGas = 23_360n;

/**
 * Gas that a transaction takes before anything is executed; a lower limit is not mined. Each byte
 * of data costs 4 or, unless it is zero, 16, and the whole at least 10 and 40 a byte.
 * @see EIP-2028, EIP-2, EIP-3860, EIP-7623
 */
export function intrinsicGas({ to, data }: Pick<RawTransaction, 'to' | 'data'>): bigint {
  const zeros = data.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  const tokens = BigInt(zeros + (data.length - zeros) * 4);
  const words = BigInt(Math.ceil(data.length / 32));
  const creation = to === null ? 32_000n + words * 2n : 0n;
  const executed = transferGas + creation + tokens * 4n;
  const floor = transferGas + tokens * 10n;
  return executed > floor ? executed : floor;
}
