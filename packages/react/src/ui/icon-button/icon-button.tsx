'use client';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as css from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Accessible name, and the text of the tooltip. */
  readonly label: string;
  readonly icon: IconShape;
  readonly size?: 'sm' | 'md' | undefined;
}

/** A button without a text: its label is read aloud, and shown under a pointer and on keyboard focus. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, size = 'md', className, ...rest },
  ref,
) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        ref={ref}
        {...rest}
        aria-label={label}
        className={classNames(css.iconButton, css.size[size], className)}
      >
        <Icon shape={icon} size={size === 'sm' ? 16 : 20} />
      </button>
    </Tooltip>
  );
});
