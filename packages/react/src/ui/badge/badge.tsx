'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './badge.css.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  readonly children: ReactNode;
}

/** A state in a word. The colour repeats what the word says. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return <span ref={ref} {...rest} className={classNames(css.tone[tone], className)} />;
});
