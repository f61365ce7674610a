'use client';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  /** CSS lengths, the size of what comes; a text is as high as its line. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** Placeholder of loading content, in its size; a `LoadingText` next to it is what screen readers read. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width, height, className, style, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={classNames(css.shape[shape], className)}
      style={{ ...style, width, height }}
    />
  );
});

/** Says once, for a whole group of skeletons, that something is loading. */
export function LoadingText(): ReactElement {
  const t = useTranslate();
  return (
    <span role="status" className={visuallyHidden}>
      {t('common.loading')}
    </span>
  );
}
