import { isNetwork, type Network } from '@billfold/core';

/** What the address of the list says. */
export interface ListQuery {
  readonly accountId: string | null;
  readonly network: Network | null;
  readonly page: number;
  readonly pageSize: PageSize;
}
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

const first: ListQuery = { accountId: null, network: null, page: 1, pageSize: 25 };

/** Reads `?account=…&crypto=BTC&page=2&size=50`; what is not well-formed is left out. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const account = params.get('account') ?? '';
  const crypto = params.get('crypto') ?? '';
  const page = params.get('page') ?? '';
  return {
    accountId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(account) ? account : null,
    network: isNetwork(crypto) ? crypto : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : first.page,
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? first.pageSize,
  };
}

/** The list's address, without what is as it always is. */
export function formatListQuery(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.accountId !== null) params.set('account', query.accountId);
  if (query.network !== null) params.set('crypto', query.network);
  if (query.page !== first.page) params.set('page', String(query.page));
  if (query.pageSize !== first.pageSize) params.set('size', String(query.pageSize));
  const search = params.toString();
  return search === '' ? '/wallet/transactions' : `/wallet/transactions?${search}`;
}

export function isFiltered({ accountId, network }: ListQuery): boolean {
  return accountId !== null || network !== null;
}
