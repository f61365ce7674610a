'use client';
import type { Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useMemo } from 'react';
import { useClient } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { mapQuery, nothing, type Query } from './query.ts';
import { useNeededWallet, useQueryOf } from './use-needed-wallet.ts';

export interface AccountFilter {
  readonly network?: Network | undefined;
  /** A part of the name, whatever its case. */
  readonly search?: string | undefined;
}

/**
 * The first hundred accounts of the selected wallet, or those of them that a filter leaves; `pending`
 * without a wallet. Balances are exact decimal texts in whole coins. A wallet with more of them is read
 * page by page: `client.accounts.list`.
 * @example
 * const { status, data = [] } = useAccounts({ network: 'BTC' });
 * data.map(({ name, nativeBalance }) => `${name}: ${nativeBalance}`);
 */
export function useAccounts({
  network,
  search = '',
}: AccountFilter = {}): Query<readonly Account[]> {
  const { resources } = useClient();
  const wallet = useNeededWallet();
  const { walletId } = wallet;
  const state = useQueryOf(
    wallet,
    useResource(walletId === null ? nothing : resources.accounts(walletId)),
  );
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return mapQuery(state, ({ items }) =>
      items.filter(
        ({ name, blockchainNetwork }) =>
          (network === undefined || blockchainNetwork === network) &&
          name.toLowerCase().includes(wanted),
      ),
    );
  }, [state, network, search]);
}
