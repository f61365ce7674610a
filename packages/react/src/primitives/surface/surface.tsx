'use client';
import type { HTMLAttributes, ReactElement } from 'react';
import { surface } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | 'aside' | undefined;
}

/** Our face, size and colour of text for everything inside it. */
export function Surface({ as: Element = 'div', className, ...rest }: SurfaceProps): ReactElement {
  return <Element className={classNames(surface, className)} {...rest} />;
}
