import { isSquare } from '../is-square.ts';

/** The field of secp256k1 (SEC 2). */
const p = 2n ** 256n - 2n ** 32n - 977n;

/**
 * Whether 32 bytes are the x of a point of secp256k1. Coins sent to a taproot output with another
 * key are lost: nobody can spend them.
 * @see BIP-340 `lift_x`
 */
export function isTaprootKey(bytes: Uint8Array): boolean {
  const x = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return x < p && isSquare((x ** 3n + 7n) % p, p);
}
