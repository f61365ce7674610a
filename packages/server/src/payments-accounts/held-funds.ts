import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { selectBalanceParts } from '../accounts/balance-parts.ts';
import type { Cursor } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';

/** Accounts of businesses in a wallet, all of them or those of one business. */
export interface HeldRequest {
  readonly walletId: string;
  readonly businessId?: number;
  readonly cursors: ReadonlyMap<ServedNetwork, Cursor>;
}

/** Selects the accounts in which businesses have funds in a wallet. */
export function isOfBusinesses({ walletId, businessId }: Omit<HeldRequest, 'cursors'>) {
  return and(
    eq(accounts.walletId, walletId),
    inArray(accounts.purpose, ['PAYMENTS', 'PURSE']),
    isNull(accounts.deletedAt),
    businessId === undefined ? undefined : eq(accounts.businessId, businessId),
  );
}

const accountNetworks = servedNetworks.filter((code) => !hasOutputs(code));

/**
 * Selects what each account of a business holds of each asset, on networks whose balances are sums of
 * transactions. Accounts without funds are left out. The rules are those of `loadAllBalances`, but that spending which is
 * blocked counts: no balance is below zero.
 */
export function selectHeldFunds(db: Db, request: HeldRequest) {
  const own = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isOfBusinesses(request), inArray(accounts.network, [...accountNetworks])));
  const parts = selectBalanceParts(db, {
    isOf: (accountId) => inArray(accountId, own),
    cursors: request.cursors,
  }).as('parts');
  const { settled, pending, reserved, waiting, assetId } = parts;
  const total = (part: SQLWrapper) => sql`sum(${part}::numeric)`;
  const sums = db
    .select({
      accountId: accounts.id,
      rootId: sql<string>`coalesce(${accounts.parentId}, ${accounts.id})`.as('root_id'),
      isPurse: sql<boolean>`${accounts.purpose} = 'PURSE'`.as('is_purse'),
      assetId,
      spendable: sql`${total(settled)} - ${total(reserved)} - ${total(waiting)}`.as('rest'),
      all: sql`${total(settled)} - ${total(reserved)} + ${total(pending)}`.as('all_units'),
    })
    .from(parts)
    .innerJoin(accounts, eq(accounts.id, parts.accountId))
    .groupBy(accounts.id, assetId)
    .as('sums');
  const spendable = sql`greatest(${sums.spendable}, 0)`;
  const all = sql`greatest(${sums.all}, 0)`;
  return db
    .select({
      accountId: sums.accountId,
      rootId: sums.rootId,
      isPurse: sums.isPurse,
      assetId: sums.assetId,
      spendable: spendable.as('spendable'),
      total: all.as('total'),
    })
    .from(sums)
    .where(sql`${all} > 0`)
    .as('held');
}
