import type { TransactionFilter } from '@billfold/core';
import type { ListQuery } from './list-query.ts';
import { midnight } from './midnight.ts';

/** Returns the filters of the call; days begin and end at midnight of the reader's clock. */
export function filtersOf(
  query: ListQuery,
  { hidesSpam }: { readonly hidesSpam: boolean },
): TransactionFilter {
  const { accountId, asset, type, status, from, to, min, max, search } = query;
  return {
    ...(accountId !== null && { accountId }),
    ...(asset !== null && { asset }),
    ...(type !== null && { type }),
    ...(status !== null && { status }),
    ...(from !== null && { dateFrom: midnight(from, 0) }),
    ...(to !== null && { dateTo: midnight(to, 1) }),
    ...(min !== null && { fiatFrom: min }),
    ...(max !== null && { fiatTo: max }),
    ...(search !== null && { search }),
    ...(hidesSpam && { isSpam: false }),
  };
}
