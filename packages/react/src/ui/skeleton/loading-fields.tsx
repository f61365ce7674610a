'use client';
import type { ReactElement } from 'react';
import * as css from './loading-fields.css.ts';
import { LoadingText, Skeleton } from './skeleton.tsx';

export interface LoadingFieldsProps {
  readonly count: number;
  /** CSS length of the notice under the fields. */
  readonly noticeHeight?: string | undefined;
  /** Rows of a list under the fields. */
  readonly rows?: number | undefined;
}

/** The first step of a dialog before its accounts are there: as high as what comes. */
export function LoadingFields(props: LoadingFieldsProps): ReactElement {
  return (
    <div className={css.fields}>
      <LoadingText />
      {Array.from({ length: props.count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={index} className={css.field}>
          <Skeleton width="6em" />
          <Skeleton shape="block" height="40px" />
        </div>
      ))}
      {props.noticeHeight && <Skeleton shape="block" height={props.noticeHeight} />}
      {Array.from({ length: props.rows ?? 0 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={index} className={css.row}>
          <Skeleton shape="circle" width="32px" height="32px" />
          <Skeleton width="6em" />
          <Skeleton width="6em" />
        </div>
      ))}
    </div>
  );
}
