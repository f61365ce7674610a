import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Version of the sealed record whose wrapping key needs an oblivious evaluation.
 * @example
 * const isOlder = 1 < sealedVersion;
 */
export const sealedVersion = 2;

/** Terms under which the data key of a sealed record is wrapped. */
export interface WrapTerms {
  readonly walletId: string;
  /** Name of the key derivation, such as `argon2id`. */
  readonly kdf: string;
  /** Cost of the derivation as text, such as `m=65536,t=3,p=1`. */
  readonly kdfParams: string;
  readonly salt: Uint8Array;
  /** Version of the pepper that the evaluation key was derived from. */
  readonly pepperVersion: number;
}

/**
 * Derives the 32-byte key that wraps the data key of a sealed record: HKDF-SHA256 over the stretched
 * password and the output of the oblivious evaluation. The caller wipes it.
 * @see RFC 5869
 * @example
 * const stretched = seed.subarray(0, 32);
 * const key = deriveOprfKey(seed.subarray(32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, stretched);
 * const wrappingKey = deriveWrappingKey({ walletId, stretched, output });
 */
export function deriveWrappingKey({
  walletId,
  stretched,
  output,
}: {
  readonly walletId: string;
  /** argon2id of the password, which is also the input of the evaluation. */
  readonly stretched: Uint8Array;
  readonly output: Uint8Array;
}): Uint8Array {
  const secret = concatBytes(stretched, output);
  try {
    const info = utf8ToBytes(`billfold/kek/v${sealedVersion}|${walletId}`);
    return hkdf(sha256, secret, undefined, info, 32);
  } finally {
    secret.fill(0);
  }
}

/**
 * Returns the authenticated text of a wrapped data key, which binds it to its wallet and its terms.
 * @param version of the record
 * @example
 * const cost = { kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1', pepperVersion: 1 };
 * const text = wrapContext(sealedVersion, { walletId, ...cost, salt: new Uint8Array(16) });
 */
export function wrapContext(
  version: number,
  { walletId, kdf, kdfParams, salt, pepperVersion }: WrapTerms,
): string {
  const terms = [walletId, kdf, kdfParams, bytesToHex(salt), pepperVersion];
  return [`billfold/dek/v${version}`, ...terms].join('|');
}

/**
 * Returns the authenticated text of a sealed seed, which binds it to its wallet and user. A record that is
 * wrapped anew keeps its sealed seed.
 * @example
 * const userId = '0197c3a0-0000-7000-8000-000000000002';
 * const text = seedContext({ walletId, userId, createdAt: new Date(0) });
 */
export function seedContext({
  walletId,
  userId,
  createdAt,
}: {
  readonly walletId: string;
  readonly userId: string;
  readonly createdAt: Date;
}): string {
  return `billfold/seed/v1|${walletId}|${userId}|${createdAt.toISOString()}`;
}
