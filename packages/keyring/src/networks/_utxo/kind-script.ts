import type { UtxoChain } from '@billfold/core';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { AddressKey } from '../../account-key.ts';
import { KeyringError } from '../../keyring-error.ts';
import { keyHashToScript, scriptToAddress } from './address-script.ts';
import type { WatchKind } from './key-versions.ts';

/** Public key of an output, with its hash. */
export type ScriptKey = Pick<AddressKey, 'publicKey' | 'keyHash'>;

/** Output script that a public key spends alone, by the kind of output. @see BIP-44, BIP-49, BIP-84, BIP-86 */
export const scriptFor: Readonly<Record<WatchKind, (key: ScriptKey) => Uint8Array>> = {
  pkh: ({ keyHash }) => Uint8Array.of(0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac),
  'sh-wpkh': ({ keyHash }) =>
    Uint8Array.of(0xa9, 0x14, ...ripemd160(sha256(keyHashToScript(keyHash))), 0x87),
  wpkh: ({ keyHash }) => keyHashToScript(keyHash),
  tr: ({ publicKey }) => Uint8Array.of(0x51, 0x20, ...tweakKey(publicKey.subarray(1))),
};

/** Returns the address of a key. @throws {KeyringError} `account_key_invalid` for a key without one */
export function keyToAddress(form: UtxoChain, kind: WatchKind, key: ScriptKey): string {
  const address = scriptToAddress(form, scriptFor[kind](key));
  if (address === null)
    throw new KeyringError('account_key_invalid', 'This key has no address on this chain.');
  return address;
}

/**
 * Returns the kind of an output script by its form; null for any other. A script hash may be of something else than
 * p2wpkh: its owner knows, and the input that spends it tells.
 */
export function kindOfScript(script: Uint8Array): WatchKind | null {
  const [first, second] = script;
  switch (script.length) {
    case 25:
      return isFramed(script, [0x76, 0xa9, 0x14], [0x88, 0xac]) ? 'pkh' : null;
    case 23:
      return isFramed(script, [0xa9, 0x14], [0x87]) ? 'sh-wpkh' : null;
    case 22:
      return first === 0x00 && second === 0x14 ? 'wpkh' : null;
    case 34:
      return first === 0x51 && second === 0x20 ? 'tr' : null;
    default:
      return null;
  }
}

/** Returns a script of a kind for its size, without a key. */
export function sampleScript(kind: WatchKind): Uint8Array {
  const generator = secp256k1.Point.BASE.toBytes(true);
  return scriptFor[kind]({ publicKey: generator, keyHash: new Uint8Array(20) });
}

/** Returns the tweak of a taproot key without scripts, from the x of the key. @see BIP-86, BIP-341 */
export function taprootTweak(internal: Uint8Array): bigint {
  return secp256k1.Point.Fn.fromBytes(schnorr.utils.taggedHash('TapTweak', internal));
}

/** Returns the output key of a taproot key without scripts. @see BIP-86, BIP-341 `taproot_tweak_pubkey` */
function tweakKey(internal: Uint8Array): Uint8Array {
  const { Point } = secp256k1;
  // An internal key is the point of its x with an even y.
  const point = Point.fromBytes(Uint8Array.of(2, ...internal));
  const tweaked = point.add(Point.BASE.multiplyUnsafe(taprootTweak(internal)));
  return tweaked.toBytes(true).subarray(1);
}

function isFramed(script: Uint8Array, head: readonly number[], tail: readonly number[]): boolean {
  const end = script.length - tail.length;
  return (
    head.every((byte, at) => script[at] === byte) &&
    tail.every((byte, at) => script[end + at] === byte)
  );
}
