import { getNetwork } from '@billfold/core';
import type { AddressType } from '@billfold/core/contract';
import { suggestAccountName } from '@billfold/core/internal';
import { and, eq, isNull } from 'drizzle-orm';
import { insertAccount } from '../accounts/insert-account.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, wallets } from '../db/schema.ts';
import type { Candidate } from './account-candidates.ts';
import { announceBooks } from './announce-books.ts';

/**
 * Opens an account in which a search found something, under a name that is free in the wallet. Returns false where its owner has opened it
 * meanwhile.
 * @throws {ChainUnavailableError} another account took its name at this moment: the search is to be repeated
 */
export async function openCandidate(
  { db, platform, chains }: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  { userId, ...candidate }: Candidate,
): Promise<boolean> {
  const { walletId, network, accountIndex, addressIndex } = candidate;
  return db.transaction(async (tx) => {
    await lockWalletRow(tx, walletId);
    const { id } = accounts;
    const isHere = and(
      ...[eq(accounts.walletId, walletId), eq(accounts.network, network)],
      ...[eq(accounts.accountIndex, accountIndex), eq(accounts.addressIndex, addressIndex)],
    );
    if ((await tx.select({ id }).from(accounts).where(isHere)).length > 0) return false;
    const name = suggestAccountName(baseNameOf(candidate), await loadNames(tx, walletId));
    const account = { ...candidate, owner: { userId, walletId }, name, isImported: true };
    if (!(await insertAccount(tx, account, { platform, chains })))
      throw new ChainUnavailableError('An account took the name of one that was found.');
    await announceBooks(tx, [{ walletId }]);
    return true;
  });
}

/** Address types in the English words of the Add account dialog, which are the names of the standards. */
const typeNames: Readonly<Record<AddressType, string>> = {
  pkh: ' Legacy',
  'sh-wpkh': ' Nested SegWit',
  wpkh: '',
  tr: ' Taproot',
};

function baseNameOf({ network, addressType }: Pick<Candidate, 'network' | 'addressType'>): string {
  return `${getNetwork(network).name}${typeNames[addressType]}`;
}

async function loadNames(tx: Db, walletId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.walletId, walletId), isNull(accounts.deletedAt), isOfWallet));
  return rows.map(({ name }) => name);
}

/** Locks a wallet as one that opens an account by hand does, also a deleted one, which can be restored. */
async function lockWalletRow(tx: Db, walletId: string): Promise<void> {
  await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.id, walletId))
    .for('no key update');
}
