import { and, asc, eq } from 'drizzle-orm';
import { toAccounts } from '../accounts/account-answers.ts';
import { selectAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import { isShown } from '../accounts/is-shown.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import { accounts, addresses, contacts } from '../db/schema.ts';
import { toTransaction } from '../history/load-transaction.ts';
import { pageByKey } from '../history/page-by-key.ts';
import { transactionsOf } from '../history/transaction-filter.ts';
import type { SentFile } from '../http/send-file.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadWalletSettings } from '../wallets/wallet-settings.ts';
import { isOwned, loadOwnedWallet, type WalletOwner } from '../wallets/wallet-store.ts';

/**
 * Everything that is kept of a wallet but its sealed seed, as one JSON object; the transactions come
 * last and page by page.
 * @throws {ApiError} 404
 */
export async function exportOwnedWallet(
  context: ServiceContext,
  owner: WalletOwner,
): Promise<SentFile> {
  const { db, platform } = context;
  const wallet = await loadOwnedWallet(db, owner);
  const rows = await selectAccounts(db)
    .where(isOwned(owner))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  const head = {
    exportedAt: nowOf(platform),
    wallet,
    settings: await loadWalletSettings(db, owner),
    accounts: await toAccounts(context, rows.map(toOwnedAccount)),
    addresses: await loadAddresses(context, owner),
    contacts: await loadContacts(context, owner),
  };
  async function* text() {
    yield `${JSON.stringify(head).slice(0, -1)},"transactions":[`;
    let separator = '';
    for await (const page of pageByKey(db, transactionsOf(owner.walletId, {}))) {
      yield separator + page.map((row) => JSON.stringify(toTransaction(row))).join(',');
      separator = ',';
    }
    yield ']}';
  }
  const day = nowOf(platform).toISOString().slice(0, 10);
  return { name: `wallet-${day}.json`, content: text() };
}

function loadAddresses({ db }: ServiceContext, { walletId }: WalletOwner) {
  const { accountId, address, path, label, firstUsedAt, createdAt } = addresses;
  return db
    .select({ accountId, address, path, label, firstUsedAt, createdAt })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(accounts.walletId, walletId), isOfWallet, isShown()))
    .orderBy(asc(accountId), asc(addresses.addressIndex));
}

function loadContacts({ db }: ServiceContext, { walletId }: WalletOwner) {
  const { name, network, address, memo, createdAt, addressChangedAt } = contacts;
  return db
    .select({ name, network, address, memo, createdAt, addressChangedAt })
    .from(contacts)
    .where(eq(contacts.walletId, walletId))
    .orderBy(asc(name), asc(contacts.id));
}
