import type { Page } from '../contract/values.ts';

/** The most that a page of a list holds. */
export const pageSize = 100;

/** Which page is asked for; the first one is so by itself. */
export type PageRequest = { readonly pageSize: number; readonly page?: number };

/** Every item of a list, page by page beyond the first, each once. */
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
