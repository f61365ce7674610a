import { getNetwork, toBaseUnits } from '@billfold/core';
import { type Cursor, loadCursors } from '../chains/chain-cursors.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
import type { Db } from '../db/open-database.ts';
import type { AssetBalances, Balance } from './balances.ts';
import { sumOutputs } from './output-balances.ts';
import { sumTransactions } from './transaction-balances.ts';

export type { AssetBalances, Balance, SettledRequest } from './balances.ts';

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
  if (accountIds.length === 0) return new Map();
  const { model } = getNetwork(network);
  const settledHeight = settledHeightOf(network, cursor);
  const request = { network, accountIds, settledHeight };
  switch (model.family) {
    case 'utxo':
      return sumOutputs(db, request);
    case 'evm':
    case 'tron':
    case 'solana':
    case 'ton':
      return sumTransactions(db, request);
    default:
      return model satisfies never;
  }
}

/** Balances of accounts of any network by account id; accounts without funds are absent. */
export async function loadAllBalances(
  db: Db,
  rows: readonly { readonly id: string; readonly network: string }[],
  cursors: ReadonlyMap<ServedNetwork, Cursor>,
): Promise<ReadonlyMap<string, AssetBalances>> {
  const all = new Map<string, AssetBalances>();
  for (const network of servedNetworks) {
    const accountIds = rows.filter((row) => row.network === network).map(({ id }) => id);
    const request = { network, accountIds, cursor: cursors.get(network) };
    for (const [id, balances] of await loadBalances(db, request)) all.set(id, balances);
  }
  return all;
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
