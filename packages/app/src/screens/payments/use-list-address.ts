import { useLocation, useSearch } from 'wouter';
import { readPage } from './read-page.ts';

export interface ListAddressOptions<T extends string> {
  readonly path: string;
  /** States that the list can show; the first one unless the address names another. */
  readonly states: readonly [T, ...T[]];
}

export interface ListAddress<T extends string> {
  readonly state: T;
  /** Counted from 1. */
  readonly page: number;
  /** Text that the list is searched for; empty for all. */
  readonly search: string;
  /** Keeps the search, unless another one is given. */
  readonly showState: (state: T, search?: string) => void;
  readonly showSearch: (search: string) => void;
  readonly showPage: (page: number) => void;
  /** Shows the page in place of this one, which the list does not have. */
  readonly replacePage: (page: number) => void;
}

/** Keeps the state, the search and the page of a list in its address, such as `?state=IGNORED&page=2`. */
export function useListAddress<T extends string>({
  path,
  states,
}: ListAddressOptions<T>): ListAddress<T> {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const [usual] = states;
  const state = states.find((each) => each === params.get('state')) ?? usual;
  const here = { state, page: readPage(params), search: params.get('search') ?? '' };
  const go = (change: Partial<typeof here>, replace: boolean): void => {
    const next = { ...here, page: 1, ...change };
    const query = new URLSearchParams();
    if (next.state !== usual) query.set('state', next.state);
    if (next.search !== '') query.set('search', next.search);
    if (next.page > 1) query.set('page', String(next.page));
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace });
  };
  return {
    ...here,
    showState: (next, text = here.search) => go({ state: next, search: text }, true),
    showSearch: (search) => go({ search }, true),
    showPage: (page) => go({ page }, page === 1),
    replacePage: (page) => go({ page }, true),
  };
}
