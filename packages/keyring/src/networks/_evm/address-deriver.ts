import { openAccountKey } from '../../account-key.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import { versions } from '../bip44-account.ts';
import { holderOfPoint } from '../key-holder.ts';
import { formatAddress } from './address.ts';

/**
 * Derives any number of addresses of an account: the account key is read once.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-44, EIP-55
 */
export function createAddressDeriver(publicKey: string): AddressDeriver {
  const account = openAccountKey(versions, publicKey);
  return (position) => formatAddress(holderOfPoint(account.keyAt(position).point));
}
