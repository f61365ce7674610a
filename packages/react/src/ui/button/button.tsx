'use client';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../../theme/class-names.ts';
import type { IconShape } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import { ButtonContent } from './button-content.tsx';

export interface ButtonLook {
  /** `primary` once per view. A `danger` button asks; `danger-filled` confirms. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-filled' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly icon?: IconShape | undefined;
  /** Takes the width of its container. */
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the width and the focus, and takes no press, until the work is done. */
  readonly busy?: boolean | undefined;
}

/** Does something in place. A press while it is busy does nothing, and a form is not sent by it. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'quiet', size = 'md', icon, wide, busy = false, children, onClick, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      ref={ref}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...(variant === 'primary' && { part: 'primary-action' })}
      className={buttonClass({ variant, size, wide }, rest.className)}
      onClick={press}
    >
      <ButtonContent icon={icon} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
});

/** The look of a button, shared with links that look like one. */
export function buttonClass(
  { variant = 'quiet', size = 'md', wide }: ButtonLook,
  className?: string,
): string {
  return classNames(css.variant[variant], css.size[size], wide && css.wide, className);
}
