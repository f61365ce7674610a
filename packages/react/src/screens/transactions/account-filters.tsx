'use client';
import { getNetwork, type Network, networkCodes } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { ListPicker } from '../../ui/list-picker/list-picker.tsx';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';

const all = 'all';

export function AccountFilter(props: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  const { query, onChange } = props;
  const accounts = useAccounts(props.walletId);
  return (
    <ListPicker
      label={t('transactions.filter.account')}
      options={[
        { id: all, text: t('transactions.filter.allAccounts') },
        ...accounts.map(({ id, name }) => ({ id, text: name })),
      ]}
      value={query.accountId ?? all}
      onValueChange={(id) => onChange({ accountId: id === all ? null : id })}
    />
  );
}

/** The native asset of each network that the wallet has an account on, and the tokens met there. */
export function AssetFilter(props: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  const { query, onChange } = props;
  const accounts = useAccounts(props.walletId);
  const networks = networkCodes.filter((code) =>
    accounts.some(({ blockchainNetwork }) => blockchainNetwork === code),
  );
  const known = networks.flatMap((network) => [
    { id: network, text: getNetwork(network).name },
    ...tokenIdsOf(accounts, network).map(({ id, symbol }) => ({
      id,
      text: t('transactions.filter.token', { symbol, network: getNetwork(network).name }),
    })),
  ]);
  const { asset } = query;
  const isKnown = asset === null || known.some(({ id }) => id === asset);
  return (
    <ListPicker
      label={t('transactions.filter.asset')}
      options={[
        { id: all, text: t('transactions.filter.allAssets') },
        ...known,
        ...(isKnown ? [] : [{ id: asset, text: asset }]),
      ]}
      value={asset ?? all}
      onValueChange={(id) => onChange({ asset: id === all ? null : id })}
    />
  );
}

/** Returns the ids of the tokens that these accounts hold or held on `network`. */
function tokenIdsOf(accounts: readonly Account[], network: Network) {
  const met = accounts
    .filter(({ blockchainNetwork }) => blockchainNetwork === network)
    .flatMap(({ tokens }) => tokens.map(({ tokenId: id, symbol }) => ({ id, symbol })));
  return [...new Map(met.map((token) => [token.id, token])).values()];
}

function useAccounts(walletId: string): readonly Account[] {
  return useResource(useClient().resources.accounts(walletId)).data?.items ?? [];
}
