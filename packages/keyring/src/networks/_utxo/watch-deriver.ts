import type { UtxoChain } from '@billfold/core';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { HDKey } from '@scure/bip32';
import { type AddressKey, type DeriveChild, openBranch } from '../../account-key.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import { checkIndex } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import { keyHashToScript, scriptToAddress } from './address-script.ts';
import type { WatchKind } from './key-versions.ts';
import type { WatchKey } from './watch-key.ts';

/**
 * Derives any number of addresses of a key that is only watched: the key is read once, an address then costs one step of
 * derivation.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-44, BIP-49, BIP-84, BIP-86
 */
export function createWatchDeriver(
  form: UtxoChain,
  { kind, publicKey }: Pick<WatchKey, 'kind' | 'publicKey'>,
): AddressDeriver {
  const node = HDKey.fromExtendedKey(publicKey, form.bip32);
  const branches = new Map<number, DeriveChild>();
  return ({ branch, addressIndex }) => {
    const derive = branches.get(branch) ?? openBranch(node.deriveChild(branch));
    branches.set(branch, derive);
    const script = scriptFor[kind](derive(checkIndex(addressIndex)));
    const address = scriptToAddress(form, script);
    if (address === null)
      throw new KeyringError('account_key_invalid', 'This key has no address on this chain.');
    return address;
  };
}

const scriptFor: Readonly<Record<WatchKind, (key: AddressKey) => Uint8Array>> = {
  pkh: ({ keyHash }) => Uint8Array.of(0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac),
  'sh-wpkh': ({ keyHash }) =>
    Uint8Array.of(0xa9, 0x14, ...ripemd160(sha256(keyHashToScript(keyHash))), 0x87),
  wpkh: ({ keyHash }) => keyHashToScript(keyHash),
  tr: ({ publicKey }) => Uint8Array.of(0x51, 0x20, ...tweakKey(publicKey.subarray(1))),
};

/** Returns the output key of a taproot key without scripts. @see BIP-86, BIP-341 `taproot_tweak_pubkey` */
function tweakKey(internal: Uint8Array): Uint8Array {
  const { Point } = secp256k1;
  // An internal key is the point of its x with an even y.
  const point = Point.fromBytes(Uint8Array.of(2, ...internal));
  const tweak = Point.Fn.fromBytes(schnorr.utils.taggedHash('TapTweak', internal));
  return point.add(Point.BASE.multiplyUnsafe(tweak)).toBytes(true).subarray(1);
}
