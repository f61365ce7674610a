import type { TransactionStatus, TransactionType } from '../contract/transactions/transactions.ts';
import type { Network } from '../networks/network-codes.ts';

/** Filter of a list of transactions. */
export interface TransactionFilter {
  readonly network?: Network | undefined;
  /** A network's code for its native asset, or the id of a token. */
  readonly asset?: string | undefined;
  readonly accountId?: string | undefined;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
  /** First seen at or after this moment. */
  readonly dateFrom?: Date | undefined;
  /** First seen before this moment. */
  readonly dateTo?: Date | undefined;
  /** Least value in US dollars when it was first seen, with at most two decimals. */
  readonly fiatFrom?: string | undefined;
  /** Greatest value in US dollars when it was first seen, with at most two decimals. */
  readonly fiatTo?: string | undefined;
  /** Part of a hash, an address or a note. */
  readonly search?: string | undefined;
  /** Both kinds unless given. */
  readonly isSpam?: boolean | undefined;
}

/** Filter and page of a list of transactions. */
export interface TransactionListQuery extends TransactionFilter {
  /** Counts from 1. */
  readonly page?: number | undefined;
  /** At most 100. */
  readonly pageSize?: number | undefined;
}

/** Maps a filter to the casing of the query. */
export const wireFilter = (filter: TransactionFilter) => ({
  CryptoCurrencyType: filter.network,
  Asset: filter.asset,
  AccountId: filter.accountId,
  DateFrom: filter.dateFrom,
  DateTo: filter.dateTo,
  Type: filter.type,
  Status: filter.status,
  FiatFrom: filter.fiatFrom,
  FiatTo: filter.fiatTo,
  Search: filter.search,
  IsSpam: filter.isSpam,
});
