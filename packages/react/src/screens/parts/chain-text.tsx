'use client';
import type { ExplorerPage, Network } from '@billfold/core';
import type { ReactElement } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import { ExplorerLink } from '../../ui/explorer-link/explorer-link.tsx';
import * as css from './chain-text.css.ts';

export interface ChainTextProps {
  readonly network: Network;
  readonly page: ExplorerPage;
  /** `grouped` shows it in full. */
  readonly form?: 'short' | 'grouped' | undefined;
  /** Leaves out the link to the explorer, where another one of the row leads there. */
  readonly hidesExplorer?: boolean | undefined;
  /** Label of the copy button. */
  readonly copyLabel?: string | undefined;
  readonly onCopied?: (() => void) | undefined;
}

/** A hash or an address, to be copied whole and looked up in the network's explorer. */
export function ChainText(props: ChainTextProps): ReactElement {
  const { network, page, form = 'short', hidesExplorer = false, copyLabel, onCopied } = props;
  const explorer = useExplorer(network);
  const text = 'hash' in page ? page.hash : page.address;
  return (
    <span className={css.form[form]}>
      <AddressText address={text} form={form} />
      <span className={css.actions}>
        <CopyIcon text={text} label={copyLabel} onCopied={onCopied} />
        {!hidesExplorer && <ExplorerLink explorer={explorer} page={page} />}
      </span>
    </span>
  );
}
