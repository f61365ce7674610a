'use client';
import type { TransactionList } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Pager } from '../parts/pager.tsx';
import { type ListQuery, pageSizes } from './list-query.ts';
import * as css from './transactions.css.ts';

export interface ListPagerProps {
  readonly query: ListQuery;
  readonly list: TransactionList;
  readonly isLoading: boolean;
  readonly onChange: (next: Partial<ListQuery>, options?: { readonly replace: boolean }) => void;
}

/** Page size, next to the shown range of the list. */
export function ListPager({
  query,
  list,
  isLoading,
  onChange,
}: ListPagerProps): ReactElement | null {
  const t = useTranslate();
  const { page, pageSize } = query;
  if (list.total <= pageSizes[0]) return null;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={list.total}
      count={list.items.length}
      isLoading={isLoading}
      onPage={(to) => onChange({ page: to }, { replace: false })}
    >
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
    </Pager>
  );
}
