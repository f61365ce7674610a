import type { AccountPublicKey } from '@billfold/core/contract';
import { getKeyring, type Keyring } from '@billfold/keyring';
import type { ServiceContext } from '../context.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';

/** Loads the stored public key of an account; no secret is needed. @throws {ApiError} 404 */
export async function loadAccountPublicKey(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  owner: AccountOwner,
): Promise<AccountPublicKey> {
  const { network, path, publicKey } = await loadOwnedAccount(db, owner);
  return {
    path,
    ...describeKey(getKeyring(network, chains.get(network).chain), publicKey),
  };
}

/** Tells how other programs derive addresses from the stored public key of an account. */
export function describeKey(keyring: Keyring, publicKey: string): Omit<AccountPublicKey, 'path'> {
  switch (keyring.family) {
    case 'utxo':
      return {
        publicKey: keyring.readAccountKey(publicKey).publicKey,
        isExtended: true,
        descriptor: keyring.descriptorOf(publicKey),
      };
    case 'evm':
    case 'tron':
      return { publicKey, isExtended: true, descriptor: null };
    // SLIP-10 derives no public keys on ed25519: each account has the key of its one address.
    case 'solana':
    case 'ton':
      return { publicKey, isExtended: false, descriptor: null };
    default:
      return keyring satisfies never;
  }
}
