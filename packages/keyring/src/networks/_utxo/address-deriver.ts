import type { UtxoChain } from '@billfold/core';
import type { AddressDeriver } from '../../address-deriver.ts';
import { openAccount } from './key-expression.ts';
import { keyToAddress } from './kind-script.ts';

/**
 * Derives any number of addresses of an account, of the kind that its key names: the account key is read once, an address
 * then costs one step of derivation.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-44, BIP-49, BIP-84, BIP-86
 */
export function createAddressDeriver(form: UtxoChain, publicKey: string): AddressDeriver {
  const { kind, account } = openAccount(form, publicKey);
  return (position) => keyToAddress(form, kind, account.keyAt(position));
}
