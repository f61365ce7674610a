'use client';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { classNames } from '../../theme/class-names.ts';
import type { IconShape } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import { ButtonContent } from './button-content.tsx';
import { MissingHint, useMissingHint } from './missing-hint.tsx';

/** Look of a button. */
export interface ButtonLook {
  /** `primary` once per view. A `danger` button asks; `danger-filled` confirms. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-filled' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly icon?: IconShape | undefined;
  /** Takes the width of its container. */
  readonly wide?: boolean | undefined;
}

/** Props of `Button`. */
export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the width and the focus, and takes no press, until the work is done. */
  readonly busy?: boolean | undefined;
  /**
   * Sentence about what is missing before the button works, such as "Choose an account". The button is
   * then `aria-disabled`: it keeps the focus, and a press says the sentence instead of doing its work.
   */
  readonly missing?: string | undefined;
}

/**
 * Does something in place. A press while it is busy does nothing, and a form is not sent by it.
 * @example
 * <Button variant="primary" missing={account ? undefined : 'Choose an account'}>Continue</Button>;
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'quiet', size = 'md', icon, wide, busy = false, missing, children, ...rest },
  ref,
) {
  const { onClick, onBlur } = rest;
  const hint = useMissingHint(missing);
  const isClosed = busy || missing !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isClosed) onClick?.(event);
    else event.preventDefault();
    if (!busy) hint.tell();
  };
  return (
    <>
      <button
        type="button"
        ref={ref}
        {...rest}
        {...(isClosed && { 'aria-disabled': true })}
        {...(busy && { 'aria-busy': true })}
        {...(variant === 'primary' && { part: 'primary-action' })}
        className={buttonClass({ variant, size, wide }, rest.className)}
        onClick={press}
        onBlur={(event) => {
          hint.forget();
          onBlur?.(event);
        }}
      >
        <ButtonContent icon={icon} busy={busy}>
          {children}
        </ButtonContent>
        {hint.told !== null && (
          <span className={css.hint} aria-hidden="true">
            {hint.told}
          </span>
        )}
      </button>
      {missing !== undefined && <MissingHint told={hint.told} />}
    </>
  );
});

/** The look of a button, shared with links that look like one. */
export function buttonClass(
  { variant = 'quiet', size = 'md', wide }: ButtonLook,
  className?: string,
): string {
  return classNames(css.variant[variant], css.size[size], wide && css.wide, className);
}
