'use client';
import type { ReactElement } from 'react';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from './address-list.css.ts';

const rows = ['first', 'second', 'third'] as const;

/** Skeleton with the height of the address list. */
export function LoadingAddresses(): ReactElement {
  return (
    <div className={css.list}>
      <LoadingText />
      {rows.map((row) => (
        <div key={row} className={css.item}>
          <span className={css.loading}>
            <Skeleton />
            <Skeleton width="60%" />
            <Skeleton width="4em" />
          </span>
        </div>
      ))}
    </div>
  );
}
