import type { UtxoChain } from '@billfold/core';
import { type AddressPosition, openAccountKey } from './account-key.ts';
import { keyHashToAddress } from './address-script.ts';

export type AddressDeriver = (position: AddressPosition) => string;

/**
 * Derives any number of p2wpkh addresses of an account: the account key is read once, an address
 * then costs one step of derivation.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-84
 */
export function createAddressDeriver(form: UtxoChain, publicKey: string): AddressDeriver {
  const account = openAccountKey(form, publicKey);
  return (position) => keyHashToAddress(form, account.keyHashAt(position));
}
