import { isSquare } from '../is-square.ts';

/** The field of secp256k1 (SEC 2). */
const p = 2n ** 256n - 2n ** 32n - 977n;

/**
 * Reports if 32 bytes are the x coordinate of a point of secp256k1. Coins sent to a taproot output
 * with any other key cannot be spent.
 * @see BIP-340 `lift_x`
 */
export function isTaprootKey(bytes: Uint8Array): boolean {
  const x = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return x < p && isSquare((x ** 3n + 7n) % p, p);
}
