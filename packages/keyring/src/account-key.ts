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
}

/**
 * Opens the extended public key of an account.
 * @throws {KeyringError} `account_key_invalid` for anything else, and for other version bytes
 * @see BIP-32, BIP-44
 */
export function openAccountKey(versions: NodePath['versions'], text: string): AccountKey {
  const node = parse(versions, text);
  const account = unhardened(node.index);
  if (node.privateKey !== null || node.depth !== 3 || account === undefined) throw refusal();
  const branches = [node.deriveChild(0), node.deriveChild(1)] as const;
  return {
    account,
    keyAt: ({ branch, addressIndex }) => {
      const { publicKey, pubKeyHash } = branches[branch].deriveChild(checkIndex(addressIndex));
      if (publicKey === null || pubKeyHash === undefined) throw refusal();
      return { publicKey, keyHash: pubKeyHash };
    },
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
