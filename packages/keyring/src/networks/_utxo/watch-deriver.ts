import type { UtxoChain } from '@billfold/core';
import { HDKey } from '@scure/bip32';
import { type DeriveChild, openBranch } from '../../account-key.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import { checkIndex } from '../../bip32-node.ts';
import { keyToAddress } from './kind-script.ts';
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
    return keyToAddress(form, kind, derive(checkIndex(addressIndex)));
  };
}
