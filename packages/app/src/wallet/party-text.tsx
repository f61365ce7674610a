import { explorerUrl, type Network } from '@billfold/core';
import { AddressText, CopyIcon } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './party-text.css.ts';
import { useExplorer } from './use-explorer.ts';

export interface PartyTextProps {
  readonly network: Network;
  readonly address: string;
}

/** The other side of a transaction in a row that is a link itself. */
export function PartyText({ network, address }: PartyTextProps): ReactElement {
  const explorer = useExplorer(network);
  const text = <AddressText address={address} />;
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
