import { useLocation, useSearch } from 'wouter';
import { readPage } from './read-page.ts';

export interface ListAddressOptions<T extends string, S extends string> {
  readonly path: string;
  /** States that the list can show; the first one unless the address names another. */
  readonly states: readonly [T, ...T[]];
  /** Statuses that the things of the list can be filtered by; none unless given. */
  readonly statuses?: readonly S[];
}

export interface ListAddress<T extends string, S extends string> {
  readonly state: T;
  /** Status of the things that are shown; null for any. */
  readonly status: S | null;
  /** Counted from 1. */
  readonly page: number;
  /** Text that the list is searched for; empty for all. */
  readonly search: string;
  /** Keeps the filters, unless others are given. */
  readonly showState: (state: T, filters?: Partial<ListFilters<S>>) => void;
  readonly showSearch: (search: string) => void;
  readonly showStatus: (status: S | null) => void;
  readonly showPage: (page: number) => void;
  /** Shows the page in place of this one, which the list does not have. */
  readonly replacePage: (page: number) => void;
}

/** Filters of a list; those of all its things are `noFilters`. */
export interface ListFilters<S extends string> {
  readonly search: string;
  readonly status: S | null;
}
export const noFilters = { search: '', status: null } as const;

/** Keeps the state, the filters and the page of a list in its address, such as `?state=IGNORED&page=2`. */
export function useListAddress<T extends string, S extends string = never>({
  path,
  states,
  statuses = [],
}: ListAddressOptions<T, S>): ListAddress<T, S> {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const [usual] = states;
  const state = states.find((each) => each === params.get('state')) ?? usual;
  const here = {
    ...{ state, page: readPage(params), search: params.get('search') ?? '' },
    status: statuses.find((each) => each === params.get('status')) ?? null,
  };
  const go = (change: Partial<typeof here>, replace: boolean): void => {
    const next = { ...here, page: 1, ...change };
    const query = new URLSearchParams();
    if (next.state !== usual) query.set('state', next.state);
    if (next.search !== '') query.set('search', next.search);
    if (next.status !== null) query.set('status', next.status);
    if (next.page > 1) query.set('page', String(next.page));
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace });
  };
  return {
    ...here,
    showState: (next, filters = {}) => go({ state: next, ...filters }, true),
    showSearch: (search) => go({ search }, true),
    showStatus: (status) => go({ status }, true),
    showPage: (page) => go({ page }, page === 1),
    replacePage: (page) => go({ page }, true),
  };
}
