import { type BaseUnits, getNetwork, nativeAsset, toDecimal, tokensOf } from '@billfold/core';
import type { Account, Token } from '@billfold/core/contract';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isStale } from '../chains/is-stale.ts';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fiatValue, formatCents } from '../rates/fiat-value.ts';
import { loadPrices } from '../rates/load-prices.ts';
import {
  type AssetBalances,
  type Balance,
  loadAllBalances,
  noBalance,
} from './account-balances.ts';
import type { OwnedAccount } from './account-store.ts';
import { loadAccountFacts } from './load-account-facts.ts';

/** Accounts of one wallet as the API shows them, in the given order. */
export async function toAccounts(
  { db, platform, rates }: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  rows: readonly OwnedAccount[],
): Promise<readonly Account[]> {
  if (rows.length === 0) return [];
  const now = nowOf(platform);
  const natives = [...new Set(rows.map((row) => row.network))].map(nativeAsset);
  const prices = await loadPrices(rates, natives, now);
  const cursors = await loadCursors(db);
  const balances = await loadAllBalances(db, rows, cursors);
  const facts = await loadAccountFacts(db, rows);
  return rows.map((row) => {
    const network = getNetwork(row.network);
    const cursor = cursors.get(row.network);
    const held = balances.get(row.id) ?? new Map<string, Balance>();
    const { spendable, pending } = held.get(row.network) ?? noBalance;
    const fiat = fiatValue(spendable, network, prices.get(row.network) ?? null);
    const asMoney = (units: BaseUnits) => toDecimal(units, { decimals: network.decimals });
    return {
      id: row.id,
      name: row.name,
      blockchainNetwork: row.network,
      derivationPath: row.addressIndex === 0 ? row.path : `${row.path}/0/${row.addressIndex}`,
      addressType: network.model.family === 'utxo' ? row.addressType : null,
      nativeBalance: asMoney(spendable),
      pendingBalance: asMoney(pending),
      fiatBalance: fiat === null ? null : formatCents(fiat),
      tokens: toTokens(row, held),
      isArchived: row.isArchived,
      isDeleted: row.deletedAt !== null,
      depositAddressCount: facts.get(row.id)?.receiving ?? 0,
      activatedOnChain: facts.get(row.id)?.isOpened ?? network.activation === null,
      historyFrom: row.historyFrom,
      isSearching: facts.get(row.id)?.isSearching ?? false,
      createdAt: row.createdAt,
      asOf: cursor?.syncedAt ?? row.createdAt,
      stale: isStale(cursor, now.getTime()),
    };
  });
}

/** Lists the tokens that the account holds or held, in display order. */
function toTokens({ network, hiddenTokens }: OwnedAccount, held: AssetBalances): readonly Token[] {
  return tokensOf(network).flatMap((token) => {
    const balance = held.get(token.id);
    if (balance === undefined) return [];
    const { id: tokenId, name, symbol, decimals, contract } = token;
    const spendable = toDecimal(balance.spendable, { decimals });
    const facts = { tokenId, name, symbol, decimals, contract, balance: spendable };
    return [{ ...facts, logo: null, isHidden: hiddenTokens.includes(tokenId) }];
  });
}
