'use client';
import type { ReactElement } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './icon.css.ts';
import { type IconName, iconShapes } from './icon-shapes.tsx';

export interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20 | undefined;
  readonly className?: string | undefined;
}

const alongTheLine: ReadonlySet<IconName> = new Set(['back', 'chevron-right', 'sign-out', 'undo']);

/** Drawn only: what it means stands in the text or the label beside it. */
export function Icon({ name, size = 20, className }: IconProps): ReactElement {
  return (
    <svg
      className={classNames(css.icon, alongTheLine.has(name) && css.alongTheLine, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name]}
    </svg>
  );
}
