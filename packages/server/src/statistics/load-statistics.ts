import {
  type AccountAsset,
  type BaseUnits,
  nativeAsset,
  networkCodes,
  toBaseUnits,
  tokensOf,
} from '@billfold/core';
import type { WalletStatistics } from '@billfold/core/contract';
import { and, eq, isNull, min, sql } from 'drizzle-orm';
import { type AssetBalances, loadAllBalances } from '../accounts/account-balances.ts';
import { type Cursor, loadCursors } from '../chains/chain-cursors.ts';
import { isStale } from '../chains/is-stale.ts';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isListed } from '../db/is-listed.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions, wallets } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPrices } from '../rates/load-prices.ts';
import { isOwned, type WalletOwner } from '../wallets/wallet-store.ts';
import { addUp, type PricedHolding } from './add-up.ts';

const dayMs = 24 * 3_600_000;

/**
 * Loads the present value of the wallet, at today's prices and at those of a day ago. Its change is
 * null within a day of incoming funds: it would show a gain or a loss that did not happen.
 * @throws {ApiError} 404
 */
export async function loadStatistics(
  context: ServiceContext,
  owner: WalletOwner,
): Promise<WalletStatistics> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const { owned, isDayOld } = await loadCounted(db, owner, now);
  const cursors = await loadCursors(db);
  // The portfolio lists no archived account, and its total is the sum of what it lists.
  const listed = owned.filter(({ isArchived }) => !isArchived);
  const balances = await loadAllBalances(db, listed, cursors);
  const holdings = await priceHoldings(context, holdingsOf(listed, balances), now);
  const times = [
    ...owned.map(({ network, createdAt }) => cursors.get(network)?.syncedAt ?? createdAt),
    ...holdings.flatMap(({ price: known }) => known?.asOf ?? []),
  ];
  return {
    walletId: owner.walletId,
    currency: 'USD',
    ...addUp(holdings),
    ...(isDayOld ? {} : { change24h: null, change24hPercent: null }),
    accountsCount: owned.length,
    asOf: new Date(Math.min(now.getTime(), ...times.map((time) => time.getTime()))),
    stale: isAnyStale(owned, cursors, now) || holdings.some(({ price: known }) => known?.isStale),
  };
}

interface CountedAccount {
  readonly id: string;
  readonly network: ServedNetwork;
  readonly isArchived: boolean;
  readonly hiddenTokens: readonly string[];
  readonly createdAt: Date;
}

/** Loads what is counted of a wallet by one query. @throws {ApiError} 404 */
async function loadCounted(
  db: Db,
  owner: WalletOwner,
  now: Date,
): Promise<{ readonly owned: readonly CountedAccount[]; readonly isDayOld: boolean }> {
  const { id, network, isArchived, hiddenTokens, createdAt } = accounts;
  // The first row of an index, once: it does not depend on the accounts.
  const first = db
    .select({ at: min(transactions.createdAt) })
    .from(transactions)
    .where(and(eq(transactions.walletId, owner.walletId), isListed));
  const rows = await db
    .select({
      movedAt: sql`(${first})`.mapWith(transactions.createdAt),
      account: { id, network, isArchived, hiddenTokens, createdAt },
    })
    .from(wallets)
    .leftJoin(
      accounts,
      and(eq(accounts.walletId, wallets.id), isNull(accounts.deletedAt), isOfWallet),
    )
    .where(isOwned(owner));
  const [any] = rows;
  if (any === undefined) throw notFound('wallet');
  const owned = rows.flatMap(({ account }) => {
    if (account === null) return [];
    const { network: code } = account;
    if (!isServed(code)) throw new Error(`account ${account.id} is on an unknown network`);
    return [{ ...account, network: code }];
  });
  const movedAt: Date | null = any.movedAt;
  return { owned, isDayOld: movedAt !== null && movedAt.getTime() <= now.getTime() - dayMs };
}

function isAnyStale(
  owned: readonly CountedAccount[],
  cursors: ReadonlyMap<ServedNetwork, Cursor>,
  now: Date,
): boolean {
  const networks = new Set(owned.map(({ network }) => network));
  return [...networks].some((network) => isStale(cursors.get(network), now.getTime()));
}

interface Holding {
  readonly asset: AccountAsset;
  readonly balance: BaseUnits;
}

/** Native assets and tokens over all accounts, by networks in their order. */
function holdingsOf(
  counted: readonly CountedAccount[],
  balances: ReadonlyMap<string, AssetBalances>,
): readonly Holding[] {
  return networkCodes.flatMap((network) => {
    const held = counted.filter((account) => account.network === network);
    if (held.length === 0) return [];
    const tokens = tokensOf(network).flatMap((asset) => {
      const shown = held.filter(
        ({ id, hiddenTokens }) =>
          balances.get(id)?.has(asset.id) === true && !hiddenTokens.includes(asset.id),
      );
      return shown.length === 0 ? [] : [holdingOf(asset, shown, balances)];
    });
    return [holdingOf(nativeAsset(network), held, balances), ...tokens];
  });
}

function holdingOf(
  asset: AccountAsset,
  held: readonly CountedAccount[],
  balances: ReadonlyMap<string, AssetBalances>,
): Holding {
  let units = 0n;
  for (const { id } of held) units += balances.get(id)?.get(asset.id)?.spendable ?? 0n;
  return { asset, balance: toBaseUnits(units) };
}

async function priceHoldings(
  { rates }: ServiceContext,
  holdings: readonly Holding[],
  now: Date,
): Promise<readonly PricedHolding[]> {
  const assets = holdings.map(({ asset }) => asset);
  const prices = await loadPrices(rates, assets, now);
  const before = await loadPrices(rates, assets, new Date(now.getTime() - dayMs));
  return holdings.map((holding) => ({
    ...holding,
    price: prices.get(holding.asset.id) ?? null,
    dayBefore: before.get(holding.asset.id) ?? null,
  }));
}
