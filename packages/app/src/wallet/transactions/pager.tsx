import type { TransactionList } from '@billfold/core';
import { Button, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { type ListQuery, pageSizes } from './list-query.ts';
import * as css from './transactions.css.ts';

export interface PagingProps {
  readonly query: ListQuery;
  readonly list: TransactionList;
  readonly isLoading: boolean;
  readonly onChange: (next: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
}

/** Which part is shown, how long a page is, and the pages before and after. */
export function Pager({ query, list, isLoading, onChange }: PagingProps): ReactElement | null {
  const t = useTranslate();
  const { page, pageSize } = query;
  const { total, items } = list;
  if (total <= pageSizes[0]) return null;
  const first = (page - 1) * pageSize + 1;
  const isLast = page * pageSize >= total;
  const go = (to: number) => () => onChange({ page: to }, { replace: false });
  return (
    <nav className={css.pager} aria-label={t('transactions.pages')}>
      <span role="status">
        {t('transactions.range', { first, last: first + items.length - 1, total })}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around three buttons. */}
      <span className={css.sizes} role="group" aria-label={t('transactions.perPage')}>
        {t('transactions.perPage')}
        {pageSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={css.size}
            aria-pressed={size === pageSize}
            onClick={() => onChange({ pageSize: size, page: 1 })}
          >
            {size}
          </button>
        ))}
      </span>
      <span className={css.pages}>
        <Button size="sm" disabled={page === 1} onClick={go(page - 1)}>
          {t('transactions.previous')}
        </Button>
        <Button size="sm" disabled={isLast} busy={isLoading} onClick={go(page + 1)}>
          {t('transactions.next')}
        </Button>
      </span>
    </nav>
  );
}

/** On a phone the list only grows. */
export function LoadMore({ query, list, isLoading, onChange }: PagingProps): ReactElement | null {
  const t = useTranslate();
  const { total, items } = list;
  if (total <= items.length) return null;
  return (
    <div className={css.more}>
      <Button wide busy={isLoading} onClick={() => onChange({ page: query.page + 1 })}>
        {t('transactions.loadMore')}
      </Button>
      <span role="status">{t('transactions.range', { first: 1, last: items.length, total })}</span>
    </div>
  );
}
