'use client';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { ButtonContent } from './button-content.tsx';

export interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** Goes somewhere and looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, wide, className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <ButtonContent icon={icon} busy={false}>
        {children}
      </ButtonContent>
    </a>
  );
});
