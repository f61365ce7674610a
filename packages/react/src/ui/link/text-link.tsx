'use client';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { link } from './link.css.ts';

export interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link in or under a text. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} className={classNames(link, className)}>
      {children}
    </a>
  );
});

/** Button with the look of a link. */
export const TextButton = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function TextButton({ className, ...rest }, ref) {
    return <button type="button" ref={ref} {...rest} className={classNames(link, className)} />;
  },
);
