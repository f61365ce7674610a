'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  /** CSS lengths, the size of what comes; a text is as high as its line. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

export function Skeleton({ shape = 'text', width, height }: SkeletonProps): ReactElement {
  return <span className={css.shape[shape]} style={{ width, height }} aria-hidden="true" />;
}

/** Says once, for a whole group of skeletons, that something is loading. */
export function LoadingText(): ReactElement {
  const t = useTranslate();
  return (
    <span role="status" className={visuallyHidden}>
      {t('common.loading')}
    </span>
  );
}
