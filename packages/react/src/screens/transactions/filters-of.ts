import type { TransactionFilters } from '@billfold/core/flows';
import type { ListQuery } from './list-query.ts';

/** The filters as the service takes them; days begin and end at midnight of the reader's clock. */
export function filtersOf(
  query: ListQuery,
  { hidesSpam }: { readonly hidesSpam: boolean },
): TransactionFilters {
  const { accountId, asset, type, status, from, to, min, max, search } = query;
  return {
    ...(accountId !== null && { AccountId: accountId }),
    ...(asset !== null && { Asset: asset }),
    ...(type !== null && { Type: type }),
    ...(status !== null && { Status: status }),
    ...(from !== null && { DateFrom: midnight(from, 0) }),
    ...(to !== null && { DateTo: midnight(to, 1) }),
    ...(min !== null && { FiatFrom: min }),
    ...(max !== null && { FiatTo: max }),
    ...(search !== null && { Search: search }),
    ...(hidesSpam && { IsSpam: false }),
  };
}

function midnight(day: string, daysLater: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}
