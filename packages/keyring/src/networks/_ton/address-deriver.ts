import type { AddressDeriver } from '../../address-deriver.ts';
import { checkIndex } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import { formatAddress } from './address.ts';
import { checkPublicKey } from './public-key.ts';
import type { TonNetwork } from './ton-network.ts';
import { walletAddress } from './wallet-contract.ts';

/**
 * An account has one address, that of the wallet of its key, at branch 0, index 0.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid` for any other place
 */
export function createAddressDeriver(network: TonNetwork, publicKey: string): AddressDeriver {
  const address = formatAddress(walletAddress(network, checkPublicKey(publicKey)), network);
  return ({ branch, addressIndex }) => {
    if (branch === 0 && checkIndex(addressIndex) === 0) return address;
    throw new KeyringError('index_invalid', 'An account of this network has one address.');
  };
}
