'use client';
import type { ReactElement } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './transaction.css.ts';

export function TransactionSkeleton(): ReactElement {
  return (
    <div className={css.columns}>
      <LoadingText />
      <Card>
        <div className={css.skeleton}>
          <Skeleton shape="block" width="70%" height="48px" />
          {['40%', '55%', '100%', '60%', '45%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Card>
      <Card>
        <div className={css.skeleton}>
          {['30%', '80%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Card>
    </div>
  );
}
