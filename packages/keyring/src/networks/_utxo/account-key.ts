import type { UtxoChain } from '@billfold/core';
import { HDKey } from '@scure/bip32';
import { checkIndex, unhardened } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';

/** Where an address of an account stands: m/…/branch/addressIndex. */
export interface AddressPosition {
  /** 0 receives, 1 holds change (BIP-44). */
  readonly branch: 0 | 1;
  readonly addressIndex: number;
}

/** Opened once, so that each key costs one step of derivation. */
export interface AccountKey {
  /** The number of the account, as its key states it. */
  readonly account: number;
  /** RIPEMD-160 of SHA-256 of the public key there. @throws {KeyringError} `index_invalid` */
  keyHashAt(position: AddressPosition): Uint8Array;
}

/** @throws {KeyringError} `account_key_invalid` for anything but the public key of an account of this chain */
export function openAccountKey(form: UtxoChain, text: string): AccountKey {
  const node = parse(form, text);
  const account = unhardened(node.index);
  if (node.privateKey !== null || node.depth !== 3 || account === undefined) throw refusal();
  const branches = [node.deriveChild(0), node.deriveChild(1)] as const;
  return {
    account,
    keyHashAt: ({ branch, addressIndex }) => {
      const hash = branches[branch].deriveChild(checkIndex(addressIndex)).pubKeyHash;
      if (hash === undefined) throw refusal();
      return hash;
    },
  };
}

function parse(form: UtxoChain, text: string): HDKey {
  try {
    return HDKey.fromExtendedKey(text, form.bip32);
  } catch {
    // The cause is left out: it could quote a private key pasted here by mistake.
    throw refusal();
  }
}

function refusal(): KeyringError {
  return new KeyringError('account_key_invalid', 'This is no account key of this chain.');
}
