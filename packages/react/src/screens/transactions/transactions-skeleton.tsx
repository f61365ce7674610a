'use client';
import type { ReactElement } from 'react';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { usePreparedDates } from '../../ui/time-text/readers-time-zone.ts';
import * as css from './transactions.css.ts';

/** Skeleton with the height of the rows. */
export function TransactionsSkeleton({ rows }: { readonly rows: number }): ReactElement {
  usePreparedDates();
  return (
    <>
      <LoadingText />
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <div key={row} className={css.skeletonRow}>
            <Skeleton shape="circle" width="28px" height="28px" />
            <Skeleton width="30%" />
            <Skeleton width="20%" />
          </div>
        ))}
      </div>
    </>
  );
}
