import { getNetwork } from '@billfold/core';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { selectMovements } from '../accounts/transaction-balances.ts';
import type { Cursor } from '../chains/chain-cursors.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
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

/** Tells whether the balance of an account of the network is the sum of its unspent outputs. */
export function hasOutputs(network: ServedNetwork): boolean {
  return getNetwork(network).model.family === 'utxo';
}

const accountNetworks = servedNetworks.filter((code) => !hasOutputs(code));

/**
 * Selects what each account of a business holds of each asset, on networks whose balances are sums of
 * transactions. Rows without funds are left out. The rules are those of `sumTransactions`: a fee is
 * of the native asset, and no balance is below zero.
 */
export function selectHeldFunds(db: Db, request: HeldRequest) {
  const own = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isOfBusinesses(request), inArray(accounts.network, [...accountNetworks])));
  const parts = selectMovements(db, {
    isOf: (accountId) => inArray(accountId, own),
    settledHeight: (network) => settledHeights(network, request.cursors),
  }).as('parts');
  const { settled, waiting, sent, fees, assetId } = parts;
  // A token's row has the fee that the native asset pays.
  const allFees = sql`sum(sum(${fees}::numeric)) over (partition by ${accounts.id})`;
  const sums = db
    .select({
      accountId: accounts.id,
      rootId: sql<string>`coalesce(${accounts.parentId}, ${accounts.id})`.as('root_id'),
      isPurse: sql<boolean>`${accounts.purpose} = 'PURSE'`.as('is_purse'),
      assetId,
      waiting: sql`sum(${waiting}::numeric)`.as('waiting'),
      rest: sql`sum(${settled}::numeric) - sum(${sent}::numeric)
        - case when ${assetId} = ${accounts.network} then ${allFees} else 0 end`.as('rest'),
    })
    .from(parts)
    .innerJoin(accounts, eq(accounts.id, parts.accountId))
    .groupBy(accounts.id, assetId)
    .as('sums');
  const spendable = sql`greatest(${sums.rest}, 0)`;
  const total = sql`greatest(${sums.rest} + ${sums.waiting}, 0)`;
  return db
    .select({
      accountId: sums.accountId,
      rootId: sums.rootId,
      isPurse: sums.isPurse,
      assetId: sums.assetId,
      spendable: spendable.as('spendable'),
      total: total.as('total'),
    })
    .from(sums)
    .where(sql`${total} > 0`)
    .as('held');
}

function settledHeights(
  network: Parameters<Parameters<typeof selectMovements>[1]['settledHeight']>[0],
  cursors: HeldRequest['cursors'],
): SQL {
  const cases = accountNetworks.map(
    (code) => sql`when ${code} then ${settledHeightOf(code, cursors.get(code))}::integer`,
  );
  return sql`case ${network} ${sql.join(cases, sql` `)} end`;
}
