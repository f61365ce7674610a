'use client';
import { explorerUrl, type Network } from '@billfold/core';
import type { ReactElement } from 'react';
import { useExplorer } from '../../context/use-explorer.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import * as css from './party-text.css.ts';
import { useContact } from './use-contact.ts';

export interface PartyTextProps {
  readonly network: Network;
  readonly address: string;
}

/** The other side of a transaction in a row that is a link itself. */
export function PartyText({ network, address }: PartyTextProps): ReactElement {
  const explorer = useExplorer(network);
  const contact = useContact({ network, address });
  const text = contact ? (
    <span className={css.name} title={`${contact.name}\n${address}`}>
      {contact.name}
    </span>
  ) : (
    <AddressText address={address} />
  );
  return (
    <span className={css.party}>
      {explorer ? (
        <a
          className={css.link}
          href={explorerUrl(explorer, { address })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text}
        </a>
      ) : (
        text
      )}
      <span className={css.action}>
        <CopyIcon text={address} />
      </span>
    </span>
  );
}
