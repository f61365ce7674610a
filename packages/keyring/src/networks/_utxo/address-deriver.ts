import type { UtxoChain } from '@billfold/core';
import { openAccountKey } from '../../account-key.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import { keyHashToAddress } from './address-script.ts';

/**
 * Derives any number of p2wpkh addresses of an account: the account key is read once, an address
 * then costs one step of derivation.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-84
 */
export function createAddressDeriver(form: UtxoChain, publicKey: string): AddressDeriver {
  const account = openAccountKey(form.bip32, publicKey);
  return (position) => keyHashToAddress(form, account.keyAt(position).keyHash);
}
