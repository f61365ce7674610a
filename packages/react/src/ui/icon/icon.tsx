'use client';
import { forwardRef, type ReactElement, type SVGAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './icon.css.ts';

/** One of `icons`, or an outline of one's own on their grid: 20 by 20, a stroke of 1.5. */
export type IconShape = ReactElement;

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  readonly shape: IconShape;
  readonly size?: 16 | 20 | undefined;
}

/** Icon, hidden from screen readers: a text or label next to it says the meaning. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { shape, size = 20, className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={classNames(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      focusable="false"
    >
      {shape}
    </svg>
  );
});
