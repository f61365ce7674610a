import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { keyHashToScript } from './address-script.ts';
import type { WatchKind } from './key-versions.ts';
import { taprootTweak } from './kind-script.ts';
import { type SigningDigests, sighashAll } from './signing-digest.ts';
import type { Unlocking } from './transaction-draft.ts';

/** Keys of an input. */
export interface InputKeys {
  /** Compressed. */
  readonly publicKey: Uint8Array;
  /** RIPEMD-160 of SHA-256 of the public key. */
  readonly keyHash: Uint8Array;
  /** Stays the caller's. */
  readonly privateKey: Uint8Array;
}

/** Signs the input at an index, by the kind of the output that it spends. */
export const unlockInput: Readonly<
  Record<WatchKind, (keys: InputKeys, at: number, digests: SigningDigests) => Unlocking>
> = {
  pkh: (keys, at, { legacy }) => {
    const signature = signEcdsa(legacy(at, keys.keyHash), keys.privateKey);
    return { signatureScript: pushes(signature, keys.publicKey), witness: [] };
  },
  'sh-wpkh': (keys, at, { segwit }) => ({
    signatureScript: pushes(keyHashToScript(keys.keyHash)),
    witness: [signEcdsa(segwit(at, keys.keyHash), keys.privateKey), keys.publicKey],
  }),
  wpkh: (keys, at, { segwit }) => ({
    signatureScript: new Uint8Array(),
    witness: [signEcdsa(segwit(at, keys.keyHash), keys.privateKey), keys.publicKey],
  }),
  tr: (keys, at, { taproot }) => ({
    signatureScript: new Uint8Array(),
    witness: [signTaproot(taproot(at), keys)],
  }),
};

/** DER with the byte of its hash type. */
function signEcdsa(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const options = { prehash: false, format: 'der', lowS: true } as const;
  return Uint8Array.of(...secp256k1.sign(digest, privateKey, options), sighashAll);
}

/** Signature of 64 bytes, whose hash type is the default. @see BIP-340, BIP-341 `taproot_tweak_seckey` */
function signTaproot(digest: Uint8Array, { publicKey, privateKey }: InputKeys): Uint8Array {
  const { Fn } = secp256k1.Point;
  const secret = Fn.fromBytes(privateKey);
  // The internal key is the point with an even y, which has this secret or its negative.
  const even = publicKey[0] === 2 ? secret : Fn.neg(secret);
  const tweaked = Fn.toBytes(Fn.add(even, taprootTweak(publicKey.subarray(1))));
  try {
    // Without auxiliary randomness the same plan has the same bytes, as with RFC 6979.
    return schnorr.sign(digest, tweaked, new Uint8Array(32));
  } finally {
    tweaked.fill(0);
  }
}

/** Pushes of at most 75 bytes each. */
function pushes(...items: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(items.flatMap((item) => [item.length, ...item]));
}
