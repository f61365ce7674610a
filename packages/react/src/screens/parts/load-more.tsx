'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './pager.css.ts';

export interface LoadMoreProps {
  /** Number of items that are shown. */
  readonly count: number;
  /** Number of items on all pages. */
  readonly total: number;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** Button that makes the list of a phone grow by a page; nothing where all items are shown. */
export function LoadMore({ count, total, isLoading, onMore }: LoadMoreProps): ReactElement | null {
  const t = useTranslate();
  if (total <= count) return null;
  return (
    <div className={css.more}>
      <Button wide busy={isLoading} onClick={onMore}>
        {t('pager.more')}
      </Button>
      <span role="status">{t('pager.range', { first: 1, last: count, total })}</span>
    </div>
  );
}
