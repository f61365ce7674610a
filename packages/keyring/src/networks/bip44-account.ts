import type { AccountPublic } from '../account-public.ts';
import type { AddressPosition } from '../address-position.ts';
import { hardened, type NodePath, withDescendant, withPrivateNode } from '../bip32-node.ts';
import { KeyringError } from '../keyring-error.ts';

/** An account of a network that its coin type alone tells apart: it pays from one address. */
export interface Bip44Account {
  /** SLIP-44. */
  readonly coinType: number;
  readonly account: number;
}

export interface KeyPair {
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

const purpose = 44;

/** Version bytes of extended keys, for which these networks have none of their own. @see BIP-32 */
export const versions: NodePath['versions'] = { public: 0x0488b21e, private: 0x0488ade4 };

/** The address of an account that holds its funds and signs. */
export const payingPosition: AddressPosition = { branch: 0, addressIndex: 0 };

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
 * Derives the keys that sign for an account and passes them to `use`. They are wiped before this
 * returns, so `use` must not keep them.
 * @throws {KeyringError} `index_invalid`
 */
export function withPayingKey<T>(
  seed: Uint8Array,
  account: Bip44Account,
  use: (keys: KeyPair) => T,
): T {
  const { branch, addressIndex } = payingPosition;
  return withPrivateNode(seed, accountPath(account), (node) =>
    withDescendant(node, [branch, addressIndex], ({ publicKey, privateKey }) => {
      if (publicKey === null || privateKey === null)
        throw new KeyringError('plan_mismatch', 'The account has no private key.');
      try {
        return use({ publicKey, privateKey });
      } finally {
        privateKey.fill(0);
      }
    }),
  );
}

function accountPath({ coinType, account }: Bip44Account): NodePath {
  return { path: [purpose, coinType, account].map(hardened), versions };
}
