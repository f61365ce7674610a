'use client';
import type { ReactElement } from 'react';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './accounts.css.ts';

export function AccountsSkeleton(): ReactElement {
  return (
    <>
      <LoadingText />
      <div aria-hidden="true">
        {[0, 1].map((row) => (
          <div key={row} className={css.skeletonRow}>
            <Skeleton shape="circle" width="32px" height="32px" />
            <Skeleton width="50%" />
            <div className={css.skeletonNumber}>
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
