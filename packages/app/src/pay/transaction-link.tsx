import { getNetwork } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import { ExplorerLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ledgerExplorer } from '../common/explorer.ts';

export interface TransactionLinkProps extends Pick<Checkout, 'sandbox'> {
  readonly network: Checkout['transfers'][number]['network'];
  readonly hash: string;
}

/** Opens a transaction in the explorer of its network; one of the sandbox in that of our own ledger. */
export function TransactionLink({ network, hash, sandbox }: TransactionLinkProps): ReactElement {
  return (
    <ExplorerLink
      explorer={sandbox ? ledgerExplorer(network) : getNetwork(network).explorer}
      page={{ hash }}
    />
  );
}
