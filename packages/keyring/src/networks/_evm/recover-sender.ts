import { secp256k1 } from '@noble/curves/secp256k1.js';
import { pointToAddress } from './address.ts';
import type { RawSignature, RawTransaction } from './raw-transaction.ts';
import { signedDigest } from './signed-digest.ts';

/** The 20 bytes of the address whose key signed; null where no key makes this signature. @see SEC 1, 4.1.6 */
export function recoverSender(transaction: RawTransaction): Uint8Array | null {
  const { r, s, yParity } = transaction.signature;
  if (yParity !== 0n && yParity !== 1n) return null;
  try {
    const signature = new secp256k1.Signature(r, s, Number(yParity));
    return pointToAddress(signature.recoverPublicKey(signedDigest(transaction)));
  } catch {
    // R is no point of the curve, or a number is 0 or beyond the order.
    return null;
  }
}

/** Of two equal signatures only the one with the low S counts. @see EIP-2 */
export function hasHighS({ s }: RawSignature): boolean {
  return s > secp256k1.Point.Fn.ORDER >> 1n;
}
