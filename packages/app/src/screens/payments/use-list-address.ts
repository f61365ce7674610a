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
  readonly showState: (state: T) => void;
  readonly showPage: (page: number) => void;
  /** Shows the page in place of this one, which the list does not have. */
  readonly replacePage: (page: number) => void;
}

/** Keeps the state and the page of a list in its address, such as `?state=IGNORED&page=2`. */
export function useListAddress<T extends string>({
  path,
  states,
}: ListAddressOptions<T>): ListAddress<T> {
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const [usual] = states;
  const state = states.find((each) => each === params.get('state')) ?? usual;
  const go = (next: T, page: number, replace = page === 1): void => {
    const query = new URLSearchParams();
    if (next !== usual) query.set('state', next);
    if (page > 1) query.set('page', String(page));
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace });
  };
  return {
    ...{ state, page: readPage(params) },
    showState: (next) => go(next, 1),
    showPage: (page) => go(state, page),
    replacePage: (page) => go(state, page, true),
  };
}
