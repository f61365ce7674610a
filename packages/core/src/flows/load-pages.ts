import type { Page } from '../contract/values.ts';

/** Largest page size of a list. */
export const pageSize = 100;

/** Query of a page; the first one by default. */
export type PageRequest = { readonly pageSize: number; readonly page?: number };

/**
 * Loads every page of a list and removes duplicates.
 * @example
 * const transactions = await loadPages((page) => client.transactions.list(walletId, page));
 */
export async function loadPages<T extends { readonly id: string }>(
  load: (query: PageRequest) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const first = await load({ pageSize });
  const pages = Math.ceil(first.total / pageSize);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load({ pageSize, page: at + 2 })),
  );
  const all = [first, ...rest].flatMap(({ items }) => items);
  return [...new Map(all.map((item) => [item.id, item])).values()];
}
