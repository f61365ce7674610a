import type { AccountPublic } from '../account-public.ts';
import type { AddressPosition } from '../address-position.ts';
import {
  checkIndex,
  hardened,
  type NodePath,
  withDescendant,
  withPrivateNode,
} from '../bip32-node.ts';
import { KeyringError } from '../keyring-error.ts';

/** Account of a network that its coin type alone tells apart. */
export interface Bip44Account {
  /** SLIP-44. */
  readonly coinType: number;
  readonly account: number;
}

/** Address that holds funds of its own and signs for them. */
export interface PayingAddress extends Bip44Account {
  /** Index of the receiving address: m/44'/coinType'/account'/0/addressIndex. */
  readonly addressIndex: number;
}

export interface KeyPair {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

const purpose = 44;

/** Version bytes of extended keys, for which these networks have none of their own. @see BIP-32 */
export const versions: NodePath['versions'] = { public: 0x0488b21e, private: 0x0488ade4 };

/** Returns the position of a paying address within its account. */
export function payingPosition(addressIndex: number): AddressPosition {
  return { branch: 0, addressIndex };
}

/**
 * The extended public key of an account.
 * @throws {KeyringError} `index_invalid`
 * @see BIP-44
 */
export function derivePublic(seed: Uint8Array, account: Bip44Account): AccountPublic {
  const nodePath = accountPath(account);
  return {
    path: `m/${purpose}'/${account.coinType}'/${account.account}'`,
    publicKey: withPrivateNode(seed, nodePath, (node) => node.publicExtendedKey),
  };
}

/**
 * Derives the keys that sign for an address and passes them to `use`. They are wiped before this
 * returns, so `use` must not keep them.
 * @throws {KeyringError} `index_invalid`
 */
export function withPayingKey<T>(
  seed: Uint8Array,
  address: PayingAddress,
  use: (keys: KeyPair) => T,
): T {
  return withPayingKeys(seed, address, (withKey) => withKey(address.addressIndex, use));
}

/** Derives the keys of one address and passes them to `use`. */
export type WithKey = <T>(addressIndex: number, use: (keys: KeyPair) => T) => T;

/**
 * Opens an account once, for the keys of several of its addresses. Each is wiped like that of `withPayingKey`.
 * @throws {KeyringError} `index_invalid`
 */
export function withPayingKeys<T>(
  seed: Uint8Array,
  account: Bip44Account,
  sign: (withKey: WithKey) => T,
): T {
  return withPrivateNode(seed, accountPath(account), (node) =>
    sign((index, use) => {
      const { branch, addressIndex } = payingPosition(checkIndex(index));
      return withDescendant(node, [branch, addressIndex], ({ publicKey, privateKey }) => {
        if (publicKey === null || privateKey === null)
          throw new KeyringError('plan_mismatch', 'The address has no private key.');
        try {
          return use({ publicKey, privateKey });
        } finally {
          privateKey.fill(0);
        }
      });
    }),
  );
}

function accountPath({ coinType, account }: Bip44Account): NodePath {
  return { path: [purpose, coinType, account].map(hardened), versions };
}
