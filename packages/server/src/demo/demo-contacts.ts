import type { Network } from '@billfold/core';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { addContact } from '../contacts/keep-contact.ts';
import type { ServiceContext } from '../context.ts';
import type { WalletOwner } from '../wallets/wallet-store.ts';
import { localCaller } from './local-caller.ts';

/** Contacts of the demo user, some of them on several networks. */
export const demoContacts = [
  { name: 'Mia Lindqvist', networks: ['BTC', 'ETH'], memo: null },
  { name: 'Noah Brandt', networks: ['BTC', 'LTC'], memo: null },
  { name: 'Aiko Tanaka', networks: ['SOL', 'TRX', 'ETH'], memo: null },
  { name: 'Harbor Coffee', networks: ['BTC'], memo: null },
  { name: 'Bazaar exchange', networks: ['TON'], memo: '104882' },
] as const satisfies readonly {
  readonly name: string;
  readonly networks: readonly ServedNetwork[];
  readonly memo: string | null;
}[];

export type DemoContactName = (typeof demoContacts)[number]['name'];

export interface DemoContact {
  readonly name: DemoContactName;
  readonly network: Network;
  readonly address: string;
  readonly memo: string | null;
}

/** Fills the address book of the demo user; `addressOf` makes the address of a person on a network. */
export async function addDemoContacts(
  context: ServiceContext,
  { userId, walletId }: WalletOwner,
  addressOf: (network: ServedNetwork, person: number) => string,
): Promise<readonly DemoContact[]> {
  const principal = { userId, sessionId: null, isEmailVerified: true, isPartner: false };
  const contacts = demoContacts.flatMap(({ name, networks, memo }, person) =>
    networks.map((network) => ({ name, network, address: addressOf(network, person), memo })),
  );
  for (const contact of contacts)
    await addContact(context, { principal, caller: localCaller, walletId }, contact);
  return contacts;
}
