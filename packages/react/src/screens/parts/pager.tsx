'use client';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './pager.css.ts';

export interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of items on all pages. */
  readonly total: number;
  /** How many are on this one. */
  readonly count: number;
  readonly isLoading: boolean;
  readonly onPage: (page: number) => void;
  /** Between the range and the buttons. */
  readonly children?: ReactNode;
}

/** Which part is shown, and the pages before and after; nothing where all is on one page. */
export function Pager(props: PagerProps): ReactElement | null {
  const t = useTranslate();
  const { page, pageSize, total, count, isLoading, onPage, children } = props;
  if (total <= pageSize && children === undefined) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className={css.pager} aria-label={t('pager.pages')}>
      <span role="status">{t('pager.range', { first, last: first + count - 1, total })}</span>
      {children}
      <span className={css.pages}>
        <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('pager.previous')}
        </Button>
        <Button
          size="sm"
          disabled={page * pageSize >= total}
          busy={isLoading}
          onClick={() => onPage(page + 1)}
        >
          {t('pager.next')}
        </Button>
      </span>
    </nav>
  );
}
