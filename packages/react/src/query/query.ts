import type { Resource, ResourceState } from '@billfold/core/flows';
import type { Readable } from '../state/use-store.ts';

/** Server data as a host reads it: `pending`, `ready`, or `failed` with what was known before. */
export type Query<T> = ResourceState<T>;

const pending = { status: 'pending', data: undefined, error: undefined } as const;

/** In place of a resource while there is nothing to load, such as without a wallet. */
export const nothing = {
  get: () => pending,
  subscribe: () => () => undefined,
  load: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  invalidate: () => Promise.resolve(),
  reset: () => undefined,
} as const satisfies Resource<never> & Readable<typeof pending>;

/** Maps the data of a query and keeps its state. */
export function mapQuery<T, U>(query: Query<T>, change: (data: T) => U): Query<U> {
  switch (query.status) {
    case 'pending':
      return query;
    case 'ready':
      return { ...query, data: change(query.data) };
    case 'failed':
      return { ...query, data: query.data === undefined ? undefined : change(query.data) };
    default:
      return query satisfies never;
  }
}
