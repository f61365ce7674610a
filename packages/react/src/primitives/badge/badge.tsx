'use client';
import type { ReactElement, ReactNode } from 'react';
import * as css from './badge.css.ts';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  readonly children: ReactNode;
}

/** A state in a word. The colour repeats what the word says. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactElement {
  return <span className={css.tone[tone]}>{children}</span>;
}
