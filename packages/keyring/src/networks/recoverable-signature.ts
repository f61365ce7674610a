import { secp256k1 } from '@noble/curves/secp256k1.js';
import { holderOfPoint } from './key-holder.ts';

/** A signature that names the key that made it. */
export interface RecoverableSignature {
  /** The parity of the y coordinate of R: 0 or 1 in a signature that can be valid. */
  readonly yParity: bigint;
  readonly r: bigint;
  readonly s: bigint;
}

/** Deterministic (RFC 6979), low S (EIP-2). `key` stays the caller's to wipe. */
export function signDigest(digest: Uint8Array, key: Uint8Array): RecoverableSignature {
  const options = { prehash: false, lowS: true, format: 'recovered' } as const;
  const bytes = secp256k1.sign(digest, key, options);
  const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(bytes, 'recovered');
  return { r, s, yParity: BigInt(recovery) };
}

/** The 20 bytes that name whose key signed; null where no key makes this signature. @see SEC 1, 4.1.6 */
export function recoverHolder(
  digest: Uint8Array,
  { r, s, yParity }: RecoverableSignature,
): Uint8Array | null {
  if (yParity !== 0n && yParity !== 1n) return null;
  try {
    const signature = new secp256k1.Signature(r, s, Number(yParity));
    return holderOfPoint(signature.recoverPublicKey(digest));
  } catch {
    // R is no point of the curve, or a number is 0 or beyond the order.
    return null;
  }
}

/**
 * Reports whether S is in the upper half of the curve order, a malleable form of the signature.
 * @see EIP-2
 */
export function hasHighS({ s }: RecoverableSignature): boolean {
  return s > secp256k1.Point.Fn.ORDER >> 1n;
}
