import type { ContactFields } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';

/** Published addresses: BIP-84's account 0, and the Ethereum one of the same phrase. */
export const bitcoinContact: ContactFields = {
  name: 'Zoe',
  network: 'BTC',
  address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  memo: null,
};
export const etherContact: ContactFields = {
  name: 'Anna',
  network: 'ETH',
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  memo: null,
};

/** Puts two contacts into the address book. */
export async function keepContacts({ client, walletId }: Sandbox): Promise<void> {
  await client.contacts.create(walletId, bitcoinContact);
  await client.contacts.create(walletId, etherContact);
}
