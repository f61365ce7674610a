import { isSquare } from '../is-square.ts';

/** The field of edwards25519. */
const p = 2n ** 255n - 19n;
/** The constant of the curve, -121665/121666. */
const d = 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3n;

/**
 * Reports whether 32 bytes are a point of edwards25519, as a public key is: they hold y, lowest
 * byte first, and the sign of x, and x exists if its square, (y² - 1) / (dy² + 1), is a square.
 * Accepts the encodings that the runtime of Solana accepts: a y that is too large within the field,
 * and x = 0 with either sign.
 * @see RFC 8032 §5.1.3
 */
export function isCurvePoint(bytes: Uint8Array): boolean {
  const whole = bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
  const y = BigInt.asUintN(255, whole);
  const ySquared = (y * y) % p;
  // A product is a square when the quotient is, and needs no inverse. Plus p, to stay above zero.
  const product = ((ySquared + p - 1n) * (d * ySquared + 1n)) % p;
  return product === 0n || isSquare(product, p);
}
