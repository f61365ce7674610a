/** The field of secp256k1 (SEC 2). */
const p = 2n ** 256n - 2n ** 32n - 977n;

/**
 * Whether 32 bytes are the x of a point of secp256k1. Coins sent to a taproot output with another
 * key are lost: nobody can spend them.
 * @see BIP-340 `lift_x`
 */
export function isTaprootKey(bytes: Uint8Array): boolean {
  const x = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  if (x >= p) return false;
  const square = (x ** 3n + 7n) % p;
  return power(square, (p - 1n) / 2n) === 1n;
}

/** `base ** exponent` in the field. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let factor = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % p;
    factor = (factor * factor) % p;
  }
  return result;
}
