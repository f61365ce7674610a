import type { Network } from '@billfold/core';
import { v7 } from 'uuid';
import type { Db } from '../src/db/open-database.ts';
import { accounts, addresses, users, wallets } from '../src/db/schema.ts';
import type { LedgerWallet } from './ledger-wallet.ts';

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

/** A person with one wallet and one account, as the services would leave them. */
export async function openAccount(
  db: Db,
  { network, wallet, addressCount = 3 }: OpenAccount,
): Promise<BookedAccount> {
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
  await db.insert(addresses).values(
    ([0, 1] as const).flatMap((branch) =>
      Array.from({ length: addressCount }, (_, addressIndex) => ({
        id: v7(),
        accountId,
        network,
        address: wallet.addressAt(branch, addressIndex),
        branch: branch === 0 ? ('receive' as const) : ('change' as const),
        addressIndex,
        path: `m/84'/0'/0'/${branch}/${addressIndex}`,
        createdAt,
      })),
    ),
  );
  return { walletId, accountId, wallet };
}
