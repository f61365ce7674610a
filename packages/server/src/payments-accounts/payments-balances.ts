import { type BaseUnits, findAccountAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { PaymentsBalance } from '@billfold/core/contract';
import { loadBalances } from '../accounts/account-balances.ts';
import type { AssetBalances, Balance } from '../accounts/balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';

interface Account {
  readonly id: string;
  readonly network: string;
}

/** Loads the funds of accounts by account id; those that never had any are absent. */
export async function loadFunds(
  db: Db,
  rows: readonly Account[],
): Promise<ReadonlyMap<string, AssetBalances>> {
  const cursors = await loadCursors(db);
  const all = new Map<string, AssetBalances>();
  for (const network of servedNetworks) {
    const accountIds = rows.filter((row) => row.network === network).map(({ id }) => id);
    const request = { network, accountIds, cursor: cursors.get(network) };
    for (const [id, funds] of await loadBalances(db, request)) all.set(id, funds);
  }
  return all;
}

/** Adds up the funds of several accounts, by asset. */
export function sumFunds(all: readonly AssetBalances[]): AssetBalances {
  const sums = new Map<string, Balance>();
  for (const funds of all)
    for (const [assetId, { spendable, pending }] of funds) {
      const sum = sums.get(assetId);
      sums.set(assetId, {
        spendable: add(sum?.spendable, spendable),
        pending: add(sum?.pending, pending),
      });
    }
  return sums;
}

function add(sum: BaseUnits | undefined, more: BaseUnits): BaseUnits {
  return toBaseUnits((sum ?? 0n) + more);
}

/** Returns funds as the API shows them, in main units. */
export function toPaymentsBalances(funds: AssetBalances): readonly PaymentsBalance[] {
  return [...funds].flatMap(([assetId, { spendable, pending }]) => {
    const asset = findAccountAsset(assetId);
    if (asset === undefined) return [];
    const inMainUnits = (units: BaseUnits) => toDecimal(units, { decimals: asset.decimals });
    return [{ asset: assetId, spendable: inMainUnits(spendable), pending: inMainUnits(pending) }];
  });
}
