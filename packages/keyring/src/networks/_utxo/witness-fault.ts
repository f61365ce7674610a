import { secp256k1 } from '@noble/curves/secp256k1.js';
import { equalBytes } from '@noble/curves/utils.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { scriptToKeyHash } from './address-script.ts';
import type { RawInput } from './raw-transaction.ts';
import { sighashAll, type WitnessDigest } from './witness-digest.ts';

export type WitnessFault =
  /** It spends something else than an output of one key, such as a script: not validated here. */
  | 'script_unsupported'
  /** A segwit input with a script beside its witness (BIP-141). */
  | 'signature_script_present'
  /** Not exactly a signature and its key, of taproot a signature, in the place where they belong. */
  | 'witness_shape'
  /** Not a compressed public key (BIP-143). */
  | 'key_invalid'
  /** The key is not the one that the output names. */
  | 'key_mismatch'
  /** Anything but `SIGHASH_ALL`, which alone covers all inputs and outputs. */
  | 'sighash_unsupported'
  /** Not strict DER (BIP-66). */
  | 'signature_encoding'
  /** The other of two equal signatures (BIP-146). */
  | 'signature_high_s'
  | 'signature_invalid';

/** Returns the fault of the witness of one p2wpkh input, or null. */
export function findWitnessFault(
  input: RawInput,
  spent: { readonly script: Uint8Array; readonly value: bigint },
  digest: WitnessDigest,
): WitnessFault | null {
  const keyHash = scriptToKeyHash(spent.script);
  if (keyHash === null) return 'script_unsupported';
  if (input.signatureScript.length > 0) return 'signature_script_present';
  return findKeyFault(input.witness, {
    keyHash,
    digest: () => digest(input, { keyHash, value: spent.value }),
  });
}

export interface SignedByKey {
  readonly keyHash: Uint8Array;
  readonly digest: () => Uint8Array;
}

/** Returns the fault of the items that unlock an output of a key hash, or null. */
export function findKeyFault(
  items: readonly Uint8Array[],
  { keyHash, digest }: SignedByKey,
): WitnessFault | null {
  const [signature, key] = items;
  if (signature === undefined || key === undefined || items.length !== 2) return 'witness_shape';
  if (!secp256k1.utils.isValidPublicKey(key, true)) return 'key_invalid';
  if (!equalBytes(ripemd160(sha256(key)), keyHash)) return 'key_mismatch';
  if (signature.at(-1) !== sighashAll) return 'sighash_unsupported';
  const der = signature.subarray(0, -1);
  const parsed = parseDer(der);
  if (parsed === null) return 'signature_encoding';
  if (parsed.hasHighS()) return 'signature_high_s';
  const options = { prehash: false, format: 'der', lowS: true } as const;
  return secp256k1.verify(der, digest(), key, options) ? null : 'signature_invalid';
}

/** Null for any encoding but the strict one, which is all that the library reads. */
function parseDer(der: Uint8Array) {
  try {
    return secp256k1.Signature.fromBytes(der, 'der');
  } catch {
    return null;
  }
}
