import { toBaseUnits } from '@billfold/core';
import { type Cursor, loadCursors } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { groupBy } from '../platform/group-by.ts';
import { loadBalanceParts } from './balance-parts.ts';
import type { AssetBalances, Balance } from './balances.ts';

export type { AssetBalances, Balance } from './balances.ts';

export interface BalanceRequest {
  readonly network: ServedNetwork;
  readonly accountIds: readonly string[];
  /** Undefined before the watcher has come to the network: nothing is confirmed then. */
  readonly cursor: Cursor | undefined;
}

/** Balances of accounts of one network by account id; accounts without funds are absent. */
export async function loadBalances(
  db: Db,
  { network, accountIds, cursor }: BalanceRequest,
): Promise<ReadonlyMap<string, AssetBalances>> {
  const cursors = new Map(cursor === undefined ? [] : [[network, cursor]]);
  return loadAllBalances(
    db,
    accountIds.map((id) => ({ id, network })),
    cursors,
  );
}

/** Balances of accounts of any network by account id, by one query; accounts without funds are absent. */
export async function loadAllBalances(
  db: Db,
  accounts: readonly { readonly id: string; readonly network: string }[],
  cursors: ReadonlyMap<ServedNetwork, Cursor>,
): Promise<ReadonlyMap<string, AssetBalances>> {
  if (accounts.length === 0) return new Map();
  const ids = accounts.map(({ id }) => id);
  const parts = await loadBalanceParts(db, ids, cursors);
  const known = groupBy(parts, (part) => part.accountId);
  return new Map(
    accounts.flatMap(({ id, network }) => {
      const own = known.get(id) ?? [];
      if (!isServed(network)) return [];
      const isEmpty = hasOutputs(network) ? own.every(isZero) : own.length === 0;
      return isEmpty ? [] : [[id, balancesOf(own, network)] as const];
    }),
  );
}

/** The balance of one account in the native asset. */
export async function loadAccountBalance(db: Db, account: BalancedAccount): Promise<Balance> {
  return loadAssetBalance(db, account, account.network);
}

/** The balance of one account in one asset, by its id. */
export async function loadAssetBalance(
  db: Db,
  { id, network }: BalancedAccount,
  assetId: string,
): Promise<Balance> {
  const cursor = (await loadCursors(db)).get(network);
  const balances = await loadBalances(db, { network, accountIds: [id], cursor });
  return balances.get(id)?.get(assetId) ?? noBalance;
}

interface BalancedAccount {
  readonly id: string;
  readonly network: ServedNetwork;
}

export const noBalance: Balance = { spendable: toBaseUnits(0n), pending: toBaseUnits(0n) };

interface Parts {
  /** Units that blocks settled, also in the last ones. */
  readonly settled: bigint;
  /** Income without a block. */
  readonly pending: bigint;
  /** Sends without a block. */
  readonly reserved: bigint;
  /** Income in blocks that are not deep enough. */
  readonly waiting: bigint;
  /** Units that the chain does not have; above zero, nothing can be spent. */
  readonly missing: bigint;
}

interface AssetParts extends Parts {
  readonly assetId: string;
}

function balancesOf(parts: readonly AssetParts[], native: string): AssetBalances {
  const known = groupBy(parts, ({ assetId }) => assetId);
  return new Map(
    [...new Set([native, ...known.keys()])].map((id) => [id, balanceOf(known.get(id) ?? [])]),
  );
}

/** Never below zero: a reorganisation may take back a deposit that is spent already. */
function balanceOf(parts: readonly Parts[]): Balance {
  const total = (part: keyof Parts) => parts.reduce((sum, each) => sum + each[part], 0n);
  const missing = total('missing');
  const settled = total('settled') - total('reserved');
  const spendable = missing > 0n ? 0n : atLeastZero(settled - total('waiting'));
  const all = atLeastZero(settled + total('pending') - missing);
  return { spendable: toBaseUnits(spendable), pending: toBaseUnits(all - spendable) };
}

function isZero({ settled, pending }: Parts): boolean {
  return settled === 0n && pending === 0n;
}

function atLeastZero(units: bigint): bigint {
  return units > 0n ? units : 0n;
}
