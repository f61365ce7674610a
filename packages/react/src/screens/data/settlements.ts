import type { BillfoldClient } from '@billfold/core';
import type { Page, SettlementAccount, SettlementLine, Transaction } from '@billfold/core/contract';
import type { QueryStore, Resource } from '@billfold/core/flows';

/** Business in a wallet. */
export interface SettlementKey {
  readonly walletId: string;
  readonly businessId: number;
  readonly page: number;
}

/** Funds of businesses in a wallet, apart from its balance. */
export interface SettlementData {
  readonly lines: (walletId: string) => Resource<readonly SettlementLine[]>;
  /** Addresses of single payments that hold an asset, the largest balance first. */
  readonly accounts: (
    key: SettlementKey & { readonly asset: string },
  ) => Resource<Page<SettlementAccount>>;
  /** Transactions sent from the accounts, newest first. */
  readonly sends: (key: SettlementKey) => Resource<Page<Transaction>>;
}

/** Number of addresses and of transactions on one page. */
export const settlementPageSize = 10;

export function createSettlementData(
  { settlements }: Pick<BillfoldClient, 'settlements'>,
  { addKeyed }: QueryStore<never>,
): SettlementData {
  const pageSize = settlementPageSize;
  return {
    lines: addKeyed(
      async (walletId, signal) => (await settlements.list(walletId, { signal })).items,
    ),
    accounts: addKeyed(
      ({ walletId, businessId, asset, page }: SettlementKey & { readonly asset: string }, signal) =>
        settlements.listAccounts(
          walletId,
          businessId,
          { asset, purpose: 'PURSE', page, pageSize },
          { signal },
        ),
    ),
    sends: addKeyed(({ walletId, businessId, page }: SettlementKey, signal) =>
      settlements.listSends(walletId, businessId, { page, pageSize }, { signal }),
    ),
  };
}
