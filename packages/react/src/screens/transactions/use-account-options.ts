'use client';
import { getNetwork, type Network, networkCodes } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import type { FilterOption } from '../../ui/filter-chips/filter-chip.ts';

export interface AccountOptions {
  readonly accounts: readonly FilterOption[];
  /** The native asset of each network with an account, and the tokens met there. */
  readonly assets: readonly FilterOption[];
}

/** Returns the accounts and the assets of a wallet to choose from; `asset` is among them in any case. */
export function useAccountOptions(walletId: string, asset: string | null): AccountOptions {
  const t = useTranslate();
  const accounts = useResource(useClient().resources.accounts(walletId)).data?.items ?? [];
  const networks = networkCodes.filter((code) =>
    accounts.some(({ blockchainNetwork }) => blockchainNetwork === code),
  );
  const known = networks.flatMap((network) => [
    { id: network, text: getNetwork(network).name },
    ...tokensOf(accounts, network).map(({ id, symbol }) => ({
      id,
      text: t('transactions.filter.token', { symbol, network: getNetwork(network).name }),
    })),
  ]);
  const isKnown = asset === null || known.some(({ id }) => id === asset);
  return {
    accounts: accounts.map(({ id, name }) => ({ id, text: name })),
    assets: isKnown ? known : [...known, { id: asset, text: asset }],
  };
}

/** Returns the tokens that these accounts hold or held on `network`. */
function tokensOf(accounts: readonly Account[], network: Network) {
  const met = accounts
    .filter(({ blockchainNetwork }) => blockchainNetwork === network)
    .flatMap(({ tokens }) => tokens.map(({ tokenId: id, symbol }) => ({ id, symbol })));
  return [...new Map(met.map((token) => [token.id, token])).values()];
}
