import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hmac } from '@noble/hashes/hmac.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import type { AddressPosition } from './address-position.ts';
import { checkIndex, type NodePath, unhardened } from './bip32-node.ts';
import { KeyringError } from './keyring-error.ts';

/** Opened once, so that each key costs one step of derivation. */
export interface AccountKey {
  /** The number of the account, as its key states it. */
  readonly account: number;
  /** @throws {KeyringError} `index_invalid` */
  keyAt(position: AddressPosition): AddressKey;
}

export interface AddressKey {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  /** RIPEMD-160 of SHA-256 of the public key. */
  readonly keyHash: Uint8Array;
  /** Public key as a point, so that it need not be decompressed. */
  readonly point: Point;
}

const { Point } = secp256k1;
type Point = InstanceType<typeof Point>;

/**
 * Opens the extended public key of an account.
 * @throws {KeyringError} `account_key_invalid` for anything else, and for other version bytes
 * @see BIP-32, BIP-44
 */
export function openAccountKey(versions: NodePath['versions'], text: string): AccountKey {
  const node = parse(versions, text);
  const account = unhardened(node.index);
  if (node.privateKey !== null || node.depth !== 3 || account === undefined) throw refusal();
  // Opened when it is first used: most accounts give out addresses of one branch alone.
  const branches = new Map<number, DeriveChild>();
  return {
    account,
    keyAt: ({ branch, addressIndex }) => {
      const derive = branches.get(branch) ?? openBranch(node.deriveChild(branch));
      branches.set(branch, derive);
      return derive(checkIndex(addressIndex));
    },
  };
}

/** @throws {KeyringError} `index_invalid` of a position outside the branch */
export type DeriveChild = (index: number) => AddressKey;

/**
 * Opens the derivation of public children. `HDKey` decompresses the parent's point for each child, which takes as
 * long as the rest of the step: here it is done once.
 * @see BIP-32, CKDpub
 */
export function openBranch({ publicKey: parent, chainCode }: HDKey): DeriveChild {
  if (parent === null || chainCode === null) throw refusal();
  const parentPoint = Point.fromBytes(parent);
  return (index) => {
    const position = new Uint8Array(4);
    new DataView(position.buffer).setUint32(0, index);
    const tweak = hmac(sha512, chainCode, concatBytes(parent, position)).subarray(0, 32);
    // Throws for a tweak outside the group, which has a probability below 2⁻¹²⁷.
    // The tweak is derived from public data alone: it needs no multiplication in constant time.
    const point = parentPoint.add(Point.BASE.multiplyUnsafe(Point.Fn.fromBytes(tweak)));
    const publicKey = point.toBytes(true);
    return {
      publicKey,
      get keyHash() {
        return ripemd160(sha256(publicKey));
      },
      point,
    };
  };
}

function parse(versions: NodePath['versions'], text: string): HDKey {
  try {
    return HDKey.fromExtendedKey(text, versions);
  } catch {
    // The cause is left out: it could quote a private key pasted here by mistake.
    throw refusal();
  }
}

function refusal(): KeyringError {
  return new KeyringError('account_key_invalid', 'This is no account key of this chain.');
}
