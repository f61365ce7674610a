import {
  type AccountAsset,
  type BaseUnits,
  type Decimal,
  nativeAsset,
  networkCodes,
  parseAmount,
  toBaseUnits,
  tokensOf,
} from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { toAccounts } from '../accounts/account-answers.ts';
import { selectAccounts, toOwnedAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import { isListed } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPrices } from '../rates/load-prices.ts';
import { isOwned, refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
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
  await refuseForeignWallet(db, owner);
  const now = nowOf(platform);
  const rows = await selectAccounts(db).where(and(isOwned(owner), isNull(accounts.deletedAt)));
  const owned = await toAccounts(context, rows.map(toOwnedAccount));
  // The portfolio lists no archived account, and its total is the sum of what it lists.
  const listed = owned.filter(({ isArchived }) => !isArchived);
  const holdings = await priceHoldings(context, holdingsOf(listed), now);
  const isDayOld = await wasMovedUntil(db, owner, new Date(now.getTime() - dayMs));
  const times = [
    ...owned.map(({ asOf }) => asOf),
    ...holdings.flatMap(({ price: known }) => known?.asOf ?? []),
  ];
  return {
    walletId: owner.walletId,
    currency: 'USD',
    ...addUp(holdings),
    ...(isDayOld ? {} : { change24h: null, change24hPercent: null }),
    accountsCount: owned.length,
    asOf: new Date(Math.min(now.getTime(), ...times.map((time) => time.getTime()))),
    stale: owned.some(({ stale }) => stale) || holdings.some(({ price: known }) => known?.isStale),
  };
}

async function wasMovedUntil(db: Db, { walletId }: WalletOwner, time: Date): Promise<boolean> {
  const [first] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.walletId, walletId), isListed, lte(transactions.createdAt, time)))
    .limit(1);
  return first !== undefined;
}

interface Holding {
  readonly asset: AccountAsset;
  readonly balance: BaseUnits;
}

/** Native assets and tokens over all accounts, by networks in their order. */
function holdingsOf(accounts: readonly Account[]): readonly Holding[] {
  return networkCodes.flatMap((network) => {
    const held = accounts.filter(({ blockchainNetwork }) => blockchainNetwork === network);
    if (held.length === 0) return [];
    const native = nativeAsset(network);
    const tokens = held.flatMap((account) => account.tokens.filter(({ isHidden }) => !isHidden));
    const ids = new Set(tokens.map(({ tokenId }) => tokenId));
    return [
      {
        asset: native,
        balance: sumOf(
          native,
          held.map(({ nativeBalance }) => nativeBalance),
        ),
      },
      ...tokensOf(network)
        .filter(({ id }) => ids.has(id))
        .map((asset) => {
          const own = tokens.filter(({ tokenId }) => tokenId === asset.id);
          return {
            asset,
            balance: sumOf(
              asset,
              own.map(({ balance }) => balance),
            ),
          };
        }),
    ];
  });
}

function sumOf({ decimals }: AccountAsset, amounts: readonly Decimal[]): BaseUnits {
  return toBaseUnits(amounts.reduce((sum, amount) => sum + parseAmount(amount, decimals), 0n));
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
