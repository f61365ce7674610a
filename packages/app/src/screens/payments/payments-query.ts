import { findNamedAsset, listAssetNames } from '@billfold/core/internal';
import {
  type DisplayStatus,
  displayStatuses,
  type PaymentFilters,
  type PaymentFlagFilter,
  paymentFlagFilters,
} from '@billfold/core/payments';
import { type DaysFilter, isDay, midnight } from '@billfold/react/internal';
import { readPage } from './read-page.ts';

/** Filters and page of the list, as they are in its address; null where none is set. */
export interface PaymentsQuery extends DaysFilter {
  readonly status: DisplayStatus | null;
  readonly flag: PaymentFlagFilter | null;
  /** True for payments that a person should look at and that are not handled; null for all. */
  readonly needsAttention: true | null;
  /** Name of an asset, such as `BTC` or `USDT@TRX`. */
  readonly asset: string | null;
  /** Beginning of an id, order id, email, address or hash. */
  readonly search: string | null;
  /** Counted from 1. */
  readonly page: number;
}

export const noFilter = {
  ...{ status: null, flag: null, needsAttention: null, asset: null },
  ...{ from: null, to: null, search: null },
} as const;

const names = {
  ...{ status: 'status', flag: 'flag', needsAttention: 'attention', asset: 'asset' },
  ...{ from: 'from', to: 'to', search: 'q' },
} as const;
const filterNames = [
  ...(['status', 'flag', 'needsAttention', 'asset'] as const),
  ...(['from', 'to', 'search'] as const),
];

/** Reads `?status=Underpaid&asset=BTC&from=2026-11-20&q=A-1&page=2`; leaves out what is malformed. */
export function parsePaymentsQuery(search: string): PaymentsQuery {
  const params = new URLSearchParams(search);
  const text = (name: string): string => params.get(name) ?? '';
  const day = (name: string): string | null => (isDay(text(name)) ? text(name) : null);
  return {
    status: displayStatuses.find((each) => each === text('status')) ?? null,
    flag: paymentFlagFilters.find((each) => each === text('flag')) ?? null,
    needsAttention: text('attention') === 'true' || null,
    asset: listAssetNames().find((each) => each === text('asset')) ?? null,
    from: day('from'),
    to: day('to'),
    search: text('q').trim().slice(0, 200) || null,
    page: readPage(params),
  };
}

/** Formats the filters and the page as a query string without question mark. */
export function formatPaymentsQuery(query: PaymentsQuery): string {
  const params = new URLSearchParams();
  for (const name of filterNames) {
    const value = query[name];
    if (value !== null) params.set(names[name], String(value));
  }
  if (query.page > 1) params.set('page', String(query.page));
  return params.toString();
}

export function countFilters(query: PaymentsQuery): number {
  return filterNames.filter((name) => query[name] !== null).length;
}

/** Returns the filters of the call; days begin and end at midnight of the reader's clock. */
export function filtersOf({
  status,
  flag,
  needsAttention,
  asset,
  from,
  to,
  search,
}: PaymentsQuery): PaymentFilters {
  const named = asset === null ? undefined : findNamedAsset(asset);
  return {
    ...(status !== null && { status }),
    ...(flag !== null && { flag }),
    ...(needsAttention !== null && { needsAttention }),
    ...(named && { asset: named.symbol, network: named.network }),
    ...(from !== null && { from: midnight(from, 0) }),
    ...(to !== null && { to: midnight(to, 1) }),
    ...(search !== null && { search }),
  };
}
