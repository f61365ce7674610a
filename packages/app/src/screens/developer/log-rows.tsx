import { useTranslate } from '@billfold/react';
import {
  Button,
  EmptyState,
  ErrorState,
  icons,
  type Listed,
  Pager,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import type { ListPage } from '../../services/list-page.ts';
import { isFiltered } from './log-query.ts';
import type { LogPlace } from './use-log-query.ts';

/** Rows on a page of a log. */
export const logPageSize = 25;

export interface LogRowsProps<Name extends string, Row> {
  readonly place: LogPlace<Name>;
  readonly listed: Listed<ListPage<Row>>;
  /** Heading shown when loading failed. */
  readonly failed: string;
  /** Shown when the filters leave nothing. */
  readonly noMatch: { readonly title: string; readonly text: string };
  /** Shown while the log has nothing. */
  readonly empty: ReactElement;
  /** Draws the rows; null while they load. */
  readonly children: (rows: readonly Row[] | null) => ReactNode;
}

/** A page of a log, or why there is none. */
export function LogRows<Name extends string, Row>(props: LogRowsProps<Name, Row>): ReactElement {
  const { place, listed, failed, noMatch, empty, children } = props;
  const t = useTranslate();
  const { query, clear, goTo } = place;
  const { list, state, isLoading, refresh } = listed;
  if (list === undefined && state.status === 'failed')
    return <ErrorState title={failed} error={state.error} onRetry={refresh} />;
  if (list?.total === 0 && isFiltered(query))
    return (
      <EmptyState
        icon={icons.filter}
        {...noMatch}
        action={<Button onClick={clear}>{t('filterChips.clear')}</Button>}
      />
    );
  if (list?.total === 0) return empty;
  return (
    <>
      {children(list?.items ?? null)}
      {list && (
        <Pager
          {...{ page: query.page, pageSize: logPageSize, total: list.total, isLoading }}
          count={list.items.length}
          onPage={goTo}
        />
      )}
    </>
  );
}
