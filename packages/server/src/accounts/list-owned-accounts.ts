import type { Account, ListAccounts, Page } from '@billfold/core/contract';
import { findCurrencyScope } from '@billfold/core/internal';
import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, wallets } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { enterWallet, isOwned, type WalletOwner } from '../wallets/wallet-store.ts';
import { toAccounts } from './account-answers.ts';
import { selectAccounts, toOwnedAccount } from './account-store.ts';

/** Oldest first, deleted ones only when they are asked for. @throws {ApiError} 404 */
export async function listOwnedAccounts(
  context: ServiceContext,
  owner: WalletOwner,
  { page = 1, pageSize = 100, ...filters }: ListAccounts,
): Promise<Page<Account>> {
  const { db } = context;
  await enterWallet(context, owner);
  const condition = and(isOwned(owner), isOfWallet, isMeant(filters));
  const rows = await selectAccounts(db)
    .where(condition)
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await countAccounts(db, condition));
  return { items: await toAccounts(context, rows.map(toOwnedAccount)), total, page, pageSize };
}

async function countAccounts(db: Db, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(condition);
  return counted?.total ?? 0;
}

function isMeant(filters: Omit<ListAccounts, 'page' | 'pageSize'>): SQL | undefined {
  const { cryptoCurrencyType = '', isDeleted = false, isArchived, search } = filters;
  const scope = findCurrencyScope(cryptoCurrencyType);
  return and(
    isDeleted ? isNotNull(accounts.deletedAt) : isNull(accounts.deletedAt),
    scope === undefined ? undefined : inArray(accounts.network, [...scope.networks]),
    isArchived === undefined ? undefined : eq(accounts.isArchived, isArchived),
    search === undefined
      ? undefined
      : ilike(accounts.name, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`),
  );
}
