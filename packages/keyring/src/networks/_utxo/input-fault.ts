import { schnorr } from '@noble/curves/secp256k1.js';
import { equalBytes } from '@noble/curves/utils.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { scriptToKeyHash } from './address-script.ts';
import { kindOfScript } from './kind-script.ts';
import { legacyDigest } from './legacy-digest.ts';
import type { RawInput, RawOutput, RawTransaction } from './raw-transaction.ts';
import { createTaprootDigest, type TaprootDigest } from './taproot-digest.ts';
import { createWitnessDigest, type WitnessDigest } from './witness-digest.ts';
import { findKeyFault, findWitnessFault, type WitnessFault } from './witness-fault.ts';

/** Returns the fault of the input at an index, or null. */
export type InputCheck = (at: number) => WitnessFault | null;

/**
 * Opens the check of each input of a transaction against the output that it spends: p2pkh, p2wpkh, p2wpkh nested in a script
 * hash, or the key of a taproot output. Anything else is not validated here.
 * @param spent outputs in the order of the inputs
 */
export function createInputCheck(
  transaction: RawTransaction,
  spent: readonly RawOutput[],
): InputCheck {
  const segwit = createWitnessDigest(transaction);
  const taproot = createTaprootDigest(transaction, spent);
  return (at) => {
    const [input, output] = [transaction.inputs[at], spent[at]];
    if (input === undefined || output === undefined)
      throw new RangeError('There is no such input.');
    switch (kindOfScript(output.script)) {
      case 'pkh':
        return findLegacyFault(input, output, (keyHash) => legacyDigest(transaction, at, keyHash));
      case 'sh-wpkh':
        return findNestedFault(input, output, segwit);
      case 'wpkh':
        return findWitnessFault(input, output, segwit);
      case 'tr':
        return findTaprootFault(input, output, { at, digest: taproot });
      case null:
        return 'script_unsupported';
    }
  };
}

function findLegacyFault(
  { signatureScript, witness }: RawInput,
  { script }: RawOutput,
  digest: (keyHash: Uint8Array) => Uint8Array,
): WitnessFault | null {
  const items = readPushes(signatureScript);
  if (items === null || witness.length > 0) return 'witness_shape';
  const keyHash = script.subarray(3, 23);
  return findKeyFault(items, { keyHash, digest: () => digest(keyHash) });
}

/** The script of the input pushes the version 0 program that it stands for, and nothing else. @see BIP-141 */
function findNestedFault(
  input: RawInput,
  { script, value }: RawOutput,
  digest: WitnessDigest,
): WitnessFault | null {
  const [program, ...more] = readPushes(input.signatureScript) ?? [];
  if (program === undefined || more.length > 0 || scriptToKeyHash(program) === null)
    return 'script_unsupported';
  if (!equalBytes(ripemd160(sha256(program)), script.subarray(2, 22))) return 'key_mismatch';
  const bare = { ...input, signatureScript: new Uint8Array() };
  return findWitnessFault(bare, { script: program, value }, digest);
}

interface TaprootInput {
  readonly at: number;
  readonly digest: TaprootDigest;
}

/** One signature alone: a second item would be an annex, or a script with its proof. @see BIP-341 */
function findTaprootFault(
  { signatureScript, witness }: RawInput,
  { script }: RawOutput,
  { at, digest }: TaprootInput,
): WitnessFault | null {
  if (signatureScript.length > 0) return 'signature_script_present';
  const [signature, ...more] = witness;
  if (signature === undefined || more.length > 0) return 'witness_shape';
  if (signature.length !== 64 && signature.length !== 65) return 'signature_encoding';
  // The default hash type is never written.
  const written = signature[64];
  if (written !== undefined && written !== 0x01) return 'sighash_unsupported';
  const message = digest(at, written ?? 0x00);
  return schnorr.verify(signature.subarray(0, 64), message, script.subarray(2))
    ? null
    : 'signature_invalid';
}

/** Reads a script of nothing but pushes of 1 to 75 bytes; null for any other. */
function readPushes(script: Uint8Array): readonly Uint8Array[] | null {
  const items: Uint8Array[] = [];
  let at = 0;
  while (at < script.length) {
    const length = script[at] ?? 0;
    const item = script.subarray(at + 1, at + 1 + length);
    if (length === 0 || length > 75 || item.length < length) return null;
    items.push(item);
    at += 1 + length;
  }
  return items;
}
