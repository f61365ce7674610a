'use client';
import { forwardRef } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import type { TextLinkProps } from '../../ui/link/text-link.tsx';
import * as css from './screen.css.ts';

/** The look of the way back, above the title of a screen. */
export const BackLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function BackLink(
  { className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} {...rest} className={classNames(css.back, className)}>
      <Icon shape={icons.back} size={16} />
      {children}
    </a>
  );
});
