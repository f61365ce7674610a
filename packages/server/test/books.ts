import type { Network } from '@billfold/core';
import { v7 } from 'uuid';
import type { Db } from '../src/db/open-database.ts';
import { accounts, addresses, users, wallets } from '../src/db/schema.ts';
import type { AccountWallet, LedgerWallet } from './ledger-wallet.ts';

/** An account of our books and the keys behind it. */
export interface BookedAccount {
  readonly walletId: string;
  readonly accountId: string;
  readonly wallet: LedgerWallet;
}

export interface OpenAccount {
  readonly network: Network;
  readonly wallet: LedgerWallet;
  /** How many addresses of each branch are watched. */
  readonly addressCount?: number;
}

/** A person with one wallet and one account of outputs, as the services would leave them. */
export async function openAccount(
  db: Db,
  { network, wallet, addressCount = 3 }: OpenAccount,
): Promise<BookedAccount> {
  const places = ([0, 1] as const).flatMap((branch) =>
    Array.from({ length: addressCount }, (_, addressIndex) => ({
      address: wallet.addressAt(branch, addressIndex),
      branch: branch === 0 ? ('receive' as const) : ('change' as const),
      addressIndex,
      path: `m/84'/0'/0'/${branch}/${addressIndex}`,
    })),
  );
  return { ...(await store(db, network, places)), wallet };
}

/** An account of our books that is one address, and the key behind it. */
export interface AddressAccount {
  readonly walletId: string;
  readonly accountId: string;
  readonly wallet: AccountWallet;
}

/** A person with one wallet and one account on a network of accounts. */
export async function openAddressAccount(
  db: Db,
  { network, wallet }: { readonly network: Network; readonly wallet: AccountWallet },
): Promise<AddressAccount> {
  const place = { branch: 'receive', addressIndex: 0, path: "m/44'/60'/0'/0/0" } as const;
  return { ...(await store(db, network, [{ ...place, address: wallet.address }])), wallet };
}

type Place = Pick<typeof addresses.$inferInsert, 'address' | 'branch' | 'addressIndex' | 'path'>;

async function store(db: Db, network: Network, places: readonly Place[]) {
  const createdAt = new Date(0);
  const [userId, walletId, accountId] = [v7(), v7(), v7()];
  await db.insert(users).values({
    id: userId,
    email: `${userId}@example.com`,
    emailNorm: `${userId}@example.com`,
    name: 'Person',
    accountType: 'INDIVIDUAL',
    createdAt,
  });
  await db
    .insert(wallets)
    .values({ id: walletId, userId, name: 'Wallet', walletType: 'INDIVIDUAL', createdAt });
  await db
    .insert(accounts)
    .values({ id: accountId, walletId, network, accountIndex: 0, name: 'Account', createdAt });
  await db
    .insert(addresses)
    .values(places.map((place) => ({ ...place, id: v7(), accountId, network, createdAt })));
  return { walletId, accountId };
}
