import { openAccountKey } from '../../account-key.ts';
import type { AddressDeriver } from '../../address-deriver.ts';
import { versions } from '../bip44-account.ts';
import { holderOfPoint } from '../key-holder.ts';
import { formatAddress, toAddress } from './address.ts';
import type { TronNetwork } from './tron-network.ts';

/**
 * Derives any number of addresses of an account: the account key is read once.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid`
 * @see BIP-44
 */
export function createAddressDeriver(network: TronNetwork, publicKey: string): AddressDeriver {
  const account = openAccountKey(versions, publicKey);
  return (position) =>
    formatAddress(toAddress(network, holderOfPoint(account.keyAt(position).point)));
}
