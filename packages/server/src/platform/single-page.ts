import type { DataPage, Page } from '@billfold/core/contract';

/** Returns a whole list as the only page of a list of the wallet service. */
export function singlePage<T>(items: readonly T[]): Page<T> {
  return { items, total: items.length, page: 1, pageSize: items.length };
}

/** Returns a whole list as the only page of a list of the auth service. */
export function singleDataPage<T>(data: readonly T[]): DataPage<T> {
  const { items, ...meta } = singlePage(data);
  return { data: items, meta };
}
