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
    publicKey,
    ...describeKey(getKeyring(network, chains.get(network).chain), publicKey),
  };
}

/** Tells how other programs derive addresses from a public key. */
export function describeKey(
  keyring: Keyring,
  publicKey: string,
): Pick<AccountPublicKey, 'isExtended' | 'descriptor'> {
  switch (keyring.family) {
    case 'utxo':
      return { isExtended: true, descriptor: keyring.descriptorOf(publicKey) };
    case 'evm':
    case 'tron':
      return { isExtended: true, descriptor: null };
    // SLIP-10 derives no public keys on ed25519: each account has the key of its one address.
    case 'solana':
    case 'ton':
      return { isExtended: false, descriptor: null };
    default:
      return keyring satisfies never;
  }
}
