import type { ExplorerPage, Network } from '@billfold/core';
import { AddressText, type AddressTextProps } from '@billfold/react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import * as css from './ledger.css.ts';
import { blockHref, pageHref } from './ledger-hrefs.ts';

export interface LedgerLinkProps extends Pick<AddressTextProps, 'form'> {
  readonly network: Network;
  readonly page: ExplorerPage;
}

/** A hash or an address that leads to its own page. */
export function LedgerLink({ network, page, form }: LedgerLinkProps): ReactElement {
  const text = 'hash' in page ? page.hash : page.address;
  return (
    <Link href={pageHref(network, page)} className={css.hashLink}>
      <AddressText address={text} form={form} />
    </Link>
  );
}

export interface BlockLinkProps {
  readonly network: Network;
  readonly height: number;
  /** Stands before the height. */
  readonly children?: ReactNode;
}

export function BlockLink({ network, height, children }: BlockLinkProps): ReactElement {
  return (
    <Link href={blockHref(network, height)} className={css.hashLink}>
      {children}
      {height}
    </Link>
  );
}
