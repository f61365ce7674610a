'use client';
import type { ReactElement } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './transaction.css.ts';

export function TransactionSkeleton(): ReactElement {
  return (
    <Card className={css.column}>
      <LoadingText />
      <div className={css.skeleton}>
        <Skeleton shape="block" width="60%" height="48px" />
        <Skeleton shape="block" width="100%" height="96px" />
        {['40%', '55%', '60%', '45%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Card>
  );
}
