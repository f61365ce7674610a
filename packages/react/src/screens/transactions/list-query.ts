import { isNetwork } from '@billfold/core';
import type { TransactionStatus, TransactionType } from '@billfold/core/contract';
import { isDay } from './is-day.ts';

/** Filters in the query string of the list; null where none is chosen. */
export interface ListQuery {
  readonly accountId: string | null;
  /** A network's code for its native asset, or the id of a token such as `USDT@ETH`. */
  readonly asset: string | null;
  readonly type: TransactionType | null;
  readonly status: TransactionStatus | null;
  /** The first and the last day, each as `2026-11-20`, in the time zone of the reader. */
  readonly from: string | null;
  readonly to: string | null;
  /** The least and the most that it was worth then, in US dollars. */
  readonly min: string | null;
  readonly max: string | null;
  /** Part of a hash, an address or a note. */
  readonly search: string | null;
  readonly page: number;
  readonly pageSize: PageSize;
}
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const filterTypes = ['SENT', 'RECEIVED', 'SELF', 'CONTRACT'] as const;
export const filterStatuses = [
  'PENDING',
  'CONFIRMING',
  'CONFIRMED',
  'FAILED',
  'DROPPED',
  'REPLACED',
] as const;

/** The list without a filter. */
export const noFilter = {
  accountId: null,
  asset: null,
  type: null,
  status: null,
  from: null,
  to: null,
  min: null,
  max: null,
  search: null,
} as const;
const first: ListQuery = { ...noFilter, page: 1, pageSize: 25 };

/** Reads `?account=…&crypto=BTC&type=SENT&page=2&size=50`; what is not well-formed is left out. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const text = (name: string): string => params.get(name) ?? '';
  const page = text('page');
  const matching = (name: string, pattern: RegExp): string | null =>
    pattern.test(text(name)) ? text(name) : null;
  return {
    accountId: matching('account', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    asset: isAssetId(text('crypto')) ? text('crypto') : null,
    type: filterTypes.find((type) => type === text('type')) ?? null,
    status: filterStatuses.find((status) => status === text('status')) ?? null,
    from: isDay(text('from')) ? text('from') : null,
    to: isDay(text('to')) ? text('to') : null,
    min: matching('min', dollars),
    max: matching('max', dollars),
    search: text('q').trim().slice(0, 128) || null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : first.page,
    pageSize: pageSizes.find((size) => String(size) === text('size')) ?? first.pageSize,
  };
}

/** Formats the filters as a query string without question mark; defaults are left out. */
export function formatListQuery(query: Partial<ListQuery>): string {
  const { page, pageSize, ...filters } = { ...first, ...query };
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== null) params.set(addressNames[name], value);
  }
  if (page !== first.page) params.set('page', String(page));
  if (pageSize !== first.pageSize) params.set('size', String(pageSize));
  return params.toString();
}

/** How many filters are set. */
export function countFilters(query: ListQuery): number {
  return filterNames.filter((name) => query[name] !== null).length;
}

const filterNames = [
  'accountId',
  'asset',
  'type',
  'status',
  'from',
  'to',
  'min',
  'max',
  'search',
] as const;
const addressNames = {
  accountId: 'account',
  asset: 'crypto',
  type: 'type',
  status: 'status',
  from: 'from',
  to: 'to',
  min: 'min',
  max: 'max',
  search: 'q',
} as const;

/** Pattern of the US dollar amounts that the server accepts. */
export const dollars: RegExp = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;

function isAssetId(text: string): boolean {
  const [network = '', ...rest] = text.split('@').reverse();
  return (
    isNetwork(network) && rest.length <= 1 && rest.every((name) => /^[\w.-]{1,64}$/.test(name))
  );
}
