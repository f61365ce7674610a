import { LoadingText, Skeleton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';

/** Page in its shape, until the payment is loaded. */
export function PageSkeleton(): ReactElement {
  return (
    <div className={css.page}>
      <div />
      <main className={css.columns}>
        <LoadingText />
        <div className={css.summary}>
          <div className={css.merchant}>
            <Skeleton shape="block" width="40px" height="40px" />
            <Skeleton width="160px" />
          </div>
          <Skeleton width="120px" height="34px" />
        </div>
        <div className={css.card}>
          <Skeleton width="200px" height="24px" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} shape="block" width="100%" height="64px" />
          ))}
        </div>
      </main>
    </div>
  );
}
