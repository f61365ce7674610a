'use client';
import type { ReactElement } from 'react';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './address-list.css.ts';

/** Skeleton of one address: most accounts have one, and the dialog keeps the height that it had. */
export function LoadingAddresses(): ReactElement {
  return (
    <div className={css.list}>
      <LoadingText />
      <div className={css.item}>
        <span className={css.loading}>
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton width="4em" />
        </span>
      </div>
    </div>
  );
}
