import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The 20 bytes that name the holder of a public key. @see Yellow Paper, appendix F */
export function holderOf(publicKey: Uint8Array): Uint8Array {
  return holderOfPoint(secp256k1.Point.fromBytes(publicKey));
}

/** Returns the holder for a public key that is given as a point. */
export function holderOfPoint(point: InstanceType<typeof secp256k1.Point>): Uint8Array {
  return keccak_256(point.toBytes(false).subarray(1)).subarray(12);
}
