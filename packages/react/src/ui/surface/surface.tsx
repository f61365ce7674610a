'use client';
import { createElement, forwardRef, type HTMLAttributes } from 'react';
import { surface } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | 'aside' | undefined;
}

/** Our face, size and colour of text for everything inside it. */
export const Surface = forwardRef<HTMLElement, SurfaceProps>(function Surface(
  { as = 'div', className, ...rest },
  ref,
) {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, {
    ...rest,
    ref,
    className: classNames(surface, className),
  });
});
