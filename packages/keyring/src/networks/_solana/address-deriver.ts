import type { AddressDeriver } from '../../address-deriver.ts';
import { checkIndex } from '../../bip32-node.ts';
import { KeyringError } from '../../keyring-error.ts';
import { isOnCurve, parseAddress } from './address.ts';

/**
 * An account has one address, its public key, at branch 0, index 0: ed25519 has no public derivation.
 * @throws {KeyringError} `account_key_invalid`; the deriver throws `index_invalid` for any other place
 */
export function createAddressDeriver(publicKey: string): AddressDeriver {
  const address = checkPublicKey(publicKey);
  return ({ branch, addressIndex }) => {
    if (branch === 0 && checkIndex(addressIndex) === 0) return address;
    throw new KeyringError('index_invalid', 'An account of this network has one address.');
  };
}

/** @throws {KeyringError} `account_key_invalid` */
export function checkPublicKey(publicKey: string): string {
  const bytes = parseAddress(publicKey);
  if (bytes !== null && isOnCurve(bytes)) return publicKey;
  throw new KeyringError('account_key_invalid', 'This is no account key of this network.');
}
