'use client';
import { type Explorer, type ExplorerPage, explorerUrl } from '@billfold/core';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from '../icon-button/icon-button.css.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface ExplorerLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  /** Null for a network without one: nothing is shown then. */
  readonly explorer: Explorer | null;
  readonly page: ExplorerPage;
}

/** Opens the page of a transaction or an address in the network's explorer, in a new tab. */
export const ExplorerLink = forwardRef<HTMLAnchorElement, ExplorerLinkProps>(function ExplorerLink(
  { explorer, page, className, ...rest },
  ref,
) {
  const t = useTranslate();
  if (!explorer) return null;
  const label = t('explorer.open');
  return (
    <Tooltip text={label}>
      <a
        ref={ref}
        {...rest}
        className={classNames(css.iconButton, css.size.sm, className)}
        href={explorerUrl(explorer, page)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <Icon shape={icons.external} size={16} />
      </a>
    </Tooltip>
  );
});
