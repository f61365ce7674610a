import { findAccountAsset, getNetwork } from '@billfold/core';
import type { ListSettlementAccounts, Page, SettlementAccount } from '@billfold/core/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { toAccounts } from '../accounts/account-answers.ts';
import { loadBalances } from '../accounts/account-balances.ts';
import { type OwnedAccount, selectAnyAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { isOfBusinesses, selectHeldFunds } from './held-funds.ts';
import { loadAddresses } from './load-addresses.ts';
import { requireSettlement, type SettlementOwner } from './require-settlement.ts';

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Lists accounts of a business in the form of the wallet's own. @throws {ApiError} 404 */
export async function loadSettlementAccounts(
  context: ServiceContext,
  owner: SettlementOwner,
  query: ListSettlementAccounts,
): Promise<Page<SettlementAccount>> {
  const { db } = context;
  const name = await requireSettlement(db, owner);
  const { page = 1, pageSize = 25, asset } = query;
  const place = { ...query, page, pageSize };
  const { ids, total } = await (asset === undefined || query.accountId !== undefined
    ? findAccounts(db, owner, place)
    : findHolders(db, owner, { ...place, asset }));
  const rows = (await selectAnyAccounts(db).where(isAnyOf(accounts.id, ids))).map(toOwnedAccount);
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    items: await toSettlementAccounts(context, { rows: ordered, name }),
    total,
    page,
    pageSize,
  };
}

interface Place extends Pick<ListSettlementAccounts, 'purpose'> {
  readonly page: number;
  readonly pageSize: number;
}

/** Selects accounts of one purpose, or of both. */
function isFor(purpose: Place['purpose']) {
  return purpose === undefined ? undefined : eq(accounts.purpose, purpose);
}

/** Finds the accounts of a business by network, its payments account before its purses. */
async function findAccounts(
  db: Db,
  owner: SettlementOwner,
  { page, pageSize, accountId, purpose }: Place & { readonly accountId?: string },
): Promise<Found> {
  const { id, network, addressIndex } = accounts;
  const isMeant = and(
    isOfBusinesses(owner),
    isFor(purpose),
    accountId === undefined ? undefined : eq(id, accountId),
  );
  const rows = await db
    .select({ id })
    .from(accounts)
    .where(isMeant)
    .orderBy(asc(network), asc(addressIndex), asc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { ids: rows.map((row) => row.id), total: await db.$count(accounts, isMeant) };
}

/** Finds the accounts that hold some of an asset, the largest balance first. */
async function findHolders(
  db: Db,
  owner: SettlementOwner,
  { page, pageSize, asset: assetId, purpose }: Place & { readonly asset: string },
): Promise<Found> {
  const asset = findAccountAsset(assetId);
  if (asset === undefined || !isServed(asset.network)) return { ids: [], total: 0 };
  if (hasOutputs(asset.network)) return findAccount(db, owner, { network: asset.network, purpose });
  const held = selectHeldFunds(db, { ...owner, cursors: await loadCursors(db) });
  const holds = and(
    eq(held.assetId, assetId),
    purpose === undefined ? undefined : eq(held.isPurse, purpose === 'PURSE'),
  );
  const rows = await db
    .select({ id: held.accountId })
    .from(held)
    .where(holds)
    .orderBy(desc(held.total), asc(held.accountId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const ids = rows.map(({ id }) => id);
  const known = totalOf(rows, { page, pageSize });
  if (known !== null) return { ids, total: known };
  const [counted] = await db.select({ total: count() }).from(held).where(holds);
  return { ids, total: counted?.total ?? 0 };
}

/** Finds the one account of a business on a network with outputs, unless it is empty. */
async function findAccount(
  db: Db,
  owner: SettlementOwner,
  { network, purpose }: { readonly network: ServedNetwork; readonly purpose: Place['purpose'] },
): Promise<Found> {
  const isMeant = and(isOfBusinesses(owner), isFor(purpose), eq(accounts.network, network));
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isMeant);
  const accountIds = rows.map(({ id }) => id);
  const cursor = (await loadCursors(db)).get(network);
  const ids = [...(await loadBalances(db, { network, accountIds, cursor })).keys()];
  return { ids, total: ids.length };
}

interface Named {
  readonly rows: readonly OwnedAccount[];
  /** Name of the business. */
  readonly name: string;
}

async function toSettlementAccounts(
  context: ServiceContext,
  { rows, name }: Named,
): Promise<readonly SettlementAccount[]> {
  const shown = await toAccounts(context, rows);
  const places = await loadAddresses(context.db, rows);
  return rows.flatMap(({ id, purpose, network, path, addressIndex }, at) => {
    const account = shown[at];
    if (account === undefined || (purpose !== 'PAYMENTS' && purpose !== 'PURSE')) return [];
    const hasOneAddress = getNetwork(network).addressLimit !== null;
    const derivationPath = purpose === 'PURSE' ? `${path}/0/${addressIndex}` : path;
    return [
      {
        account: { ...account, name, derivationPath },
        purpose,
        address: hasOneAddress ? (places.get(id) ?? null) : null,
      },
    ];
  });
}
