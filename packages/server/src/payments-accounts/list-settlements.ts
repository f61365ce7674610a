import {
  type BaseUnits,
  findAccountAsset,
  networkCodes,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import type { SettlementFunds, SettlementLine } from '@billfold/core/contract';
import { and, asc, count, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { loadAllBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fiatValue, formatCents } from '../rates/fiat-value.ts';
import { loadPrices, type Prices } from '../rates/load-prices.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { type HeldRequest, isOfBusinesses, selectHeldFunds } from './held-funds.ts';
import { loadAddresses } from './load-addresses.ts';

/** Funds in one asset of a payments account, or of all of its purses. */
interface Funds {
  readonly accountId: string;
  readonly isPurse: boolean;
  readonly assetId: string;
  readonly spendable: BaseUnits;
  readonly pending: BaseUnits;
  /** Number of accounts that hold some. */
  readonly holders: number;
}

type Named = Awaited<ReturnType<typeof loadPaymentsAccounts>>[number];

/** Lists what businesses have in a wallet, by business and network. @throws {ApiError} 404 */
export async function loadSettlements(
  { db, platform, rates }: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  owner: WalletOwner,
): Promise<readonly SettlementLine[]> {
  await refuseForeignWallet(db, owner);
  const named = await loadPaymentsAccounts(db, owner.walletId);
  if (named.length === 0) return [];
  const cursors = await loadCursors(db);
  const held = [
    ...(await loadOutputFunds(db, named, cursors)),
    ...(await sumHeldFunds(db, { walletId: owner.walletId, cursors })),
  ];
  const assets = held.flatMap(({ assetId }) => findAccountAsset(assetId) ?? []);
  const prices = await loadPrices(rates, assets, nowOf(platform));
  const withAddress = named.filter(({ network }) => !hasOutputs(network));
  const addresses = await loadAddresses(db, withAddress);
  const ofAccounts = groupBy(held, ({ accountId }) => accountId);
  return [...groupBy(named, ({ businessId }) => `${businessId}`).values()].flatMap((own) =>
    own.slice(0, 1).map(({ businessId, name }) => ({
      ...{ businessId, name },
      accounts: own.map(({ id, network }) => {
        const funds = ofAccounts.get(id) ?? [];
        return {
          ...{ id, network, address: addresses.get(id) ?? null },
          balances: funds.filter(({ isPurse }) => !isPurse).flatMap(toFunds(prices)),
          inPurses: funds
            .filter(({ isPurse }) => isPurse)
            .flatMap((each) =>
              toFunds(prices)(each).map((shown) => ({ ...shown, purses: each.holders })),
            ),
        };
      }),
    })),
  );
}

/** Loads the account of each business on each network, with its name. */
async function loadPaymentsAccounts(db: Db, walletId: string) {
  const { id, network, purpose, businessId } = accounts;
  const rows = await db
    .select({ id, network, businessId: businesses.id, name: businesses.name })
    .from(accounts)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(and(isOfBusinesses({ walletId }), eq(purpose, 'PAYMENTS')))
    .orderBy(asc(businesses.id));
  return networkCodes.flatMap((code) =>
    rows.flatMap((row) =>
      row.network === code && isServed(code) ? [{ ...row, network: code }] : [],
    ),
  );
}

async function loadOutputFunds(
  db: Db,
  named: readonly Named[],
  cursors: HeldRequest['cursors'],
): Promise<readonly Funds[]> {
  const withOutputs = named.filter(({ network }) => hasOutputs(network));
  const balances = await loadAllBalances(db, withOutputs, cursors);
  return [...balances].flatMap(([accountId, funds]) =>
    [...funds].map(([assetId, { spendable, pending }]) => ({
      ...{ accountId, assetId, spendable, pending, isPurse: false, holders: 1 },
    })),
  );
}

/** Sums what accounts and their purses hold, in one statement that reads no transaction of the wallet's own. */
async function sumHeldFunds(db: Db, request: HeldRequest): Promise<readonly Funds[]> {
  const held = selectHeldFunds(db, request);
  return db
    .select({
      accountId: held.rootId,
      isPurse: held.isPurse,
      assetId: held.assetId,
      spendable: sumUnits(held.spendable),
      pending: sumUnits(sql`${held.total} - ${held.spendable}`),
      holders: count(),
    })
    .from(held)
    .groupBy(held.rootId, held.isPurse, held.assetId);
}

function sumUnits(units: SQLWrapper) {
  return sql`sum(${units})::text`.mapWith((text: string) => toBaseUnits(BigInt(text)));
}

function toFunds(prices: Prices): (funds: Funds) => readonly SettlementFunds[] {
  return ({ assetId, spendable, pending }) => {
    const asset = findAccountAsset(assetId);
    const all = toBaseUnits(spendable + pending);
    if (asset === undefined || all === 0n) return [];
    const cents = fiatValue(all, asset, prices.get(assetId) ?? null);
    const inMainUnits = (units: BaseUnits) => toDecimal(units, { decimals: asset.decimals });
    return [
      {
        asset: assetId,
        spendable: inMainUnits(spendable),
        pending: inMainUnits(pending),
        fiatValue: cents === null ? null : formatCents(cents),
      },
    ];
  };
}
