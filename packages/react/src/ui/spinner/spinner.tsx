'use client';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Accessible name; 'Loading' unless given. */
  readonly label?: string | undefined;
  readonly size?: 16 | 20 | 32 | undefined;
}

/** Waiting without a known shape. Where the shape is known, a Skeleton is calmer. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 20, className, ...rest },
  ref,
) {
  const t = useTranslate();
  return (
    <span ref={ref} role="status" {...rest} className={classNames(css.spinner, className)}>
      <SpinnerRing size={size} />
      <span className={visuallyHidden}>{label ?? t('common.loading')}</span>
    </span>
  );
});

/** The ring alone, for a control that says by itself that it is busy. */
export function SpinnerRing({ size }: { readonly size: number }): ReactElement {
  return (
    <svg className={css.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={css.track} cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
