import { Card, LoadingText, Skeleton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payment.css.ts';

/** A payment while it loads, in about its size. */
export function PaymentSkeleton(): ReactElement {
  return (
    <div className={css.columns}>
      <LoadingText />
      <Card>
        <div className={css.waiting}>
          <Skeleton shape="block" width="50%" height="48px" />
          <Skeleton width="70%" />
          <Skeleton shape="block" width="40%" height="40px" />
        </div>
      </Card>
      <Card>
        <div className={css.waiting}>
          <Skeleton width="40%" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="85%" />
        </div>
      </Card>
    </div>
  );
}
