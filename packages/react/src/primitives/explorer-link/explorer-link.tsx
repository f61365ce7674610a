'use client';
import { type Explorer, type ExplorerPage, explorerUrl } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from '../icon-button/icon-button.css.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface ExplorerLinkProps {
  /** Null for a network without one: nothing is shown then. */
  readonly explorer: Explorer | null;
  readonly page: ExplorerPage;
}

/** Opens the page of a transaction or an address in the network's explorer, in a new tab. */
export function ExplorerLink({ explorer, page }: ExplorerLinkProps): ReactElement | null {
  const t = useTranslate();
  if (!explorer) return null;
  const label = t('explorer.open');
  return (
    <Tooltip text={label}>
      <a
        className={classNames(css.iconButton, css.size.sm)}
        href={explorerUrl(explorer, page)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <Icon name="external" size={16} />
      </a>
    </Tooltip>
  );
}
