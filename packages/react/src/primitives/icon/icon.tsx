'use client';
import { forwardRef, type SVGAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './icon.css.ts';
import { type IconName, iconShapes } from './icon-shapes.tsx';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  readonly name: IconName;
  readonly size?: 16 | 20 | undefined;
}

const alongTheLine: ReadonlySet<IconName> = new Set(['back', 'chevron-right', 'sign-out', 'undo']);

/** Drawn only: what it means stands in the text or the label beside it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 20, className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={classNames(css.icon, alongTheLine.has(name) && css.alongTheLine, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      focusable="false"
    >
      {iconShapes[name]}
    </svg>
  );
});
