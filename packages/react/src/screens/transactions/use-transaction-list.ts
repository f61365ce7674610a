'use client';
import { NetworkError } from '@billfold/core';
import { isUnconfirmed, type TransactionList } from '@billfold/core/flows';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useClient } from '../../context/use-provided.ts';
import { useStore } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { type Listed, useListed } from '../parts/use-listed.ts';
import { filtersOf } from './filters-of.ts';
import { countFilters, type ListQuery } from './list-query.ts';

export interface ShownList extends Listed<TransactionList> {
  readonly isPhone: boolean;
}

/** One page on a desktop; on a phone everything up to that page. */
export function useTransactionList(walletId: string, query: ListQuery): ShownList {
  const { history } = useScreenData();
  const isPhone = useIsPhone();
  const { page, pageSize } = query;
  const hidesSpam = useKeptSettings()?.spamFilter ?? true;
  const filters = filtersOf(query, { hidesSpam });
  const resource = history.list({
    walletId,
    accountId: null,
    network: null,
    filters,
    pageSize,
    firstPage: isPhone ? 1 : page,
    lastPage: page,
  });
  const filter = JSON.stringify([walletId, filters]);
  const listed = useListed({ resource, filter, isMoving: isUnconfirmed });
  const recent = useRecent(walletId, query, hidesSpam);
  // An error of the server is told, with a way to load again.
  const known = listed.state.error instanceof NetworkError ? recent : undefined;
  return { ...listed, isPhone, list: listed.list ?? known };
}

/** Newest transactions of the wallet, which other screens have loaded: there without a connection. */
function useRecent(
  walletId: string,
  query: ListQuery,
  hidesSpam: boolean,
): TransactionList | undefined {
  const { data } = useStore(useClient().resources.transactions(walletId));
  const { page, pageSize } = query;
  if (data === undefined || page > 1 || countFilters(query) > 0) return undefined;
  const known = data.items.filter(({ isSpam }) => !(hidesSpam && isSpam));
  const spam = data.items.length - known.length;
  return { items: known.slice(0, pageSize), total: data.total - spam };
}
