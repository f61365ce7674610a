import { getNetwork, isNetwork, networkCodes } from '@billfold/core';
import { Button, ListPicker, useResource, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { isFiltered, type ListQuery } from './list-query.ts';
import * as css from './transactions.css.ts';

export interface TransactionFiltersProps {
  readonly walletId: string;
  readonly query: ListQuery;
  readonly onChange: (filter: Partial<ListQuery>) => void;
}

const all = 'all';

/** A filter shows where there is something to choose between, or where it is set already. */
export function TransactionFilters(props: TransactionFiltersProps): ReactElement | null {
  const t = useTranslate();
  const { walletId, query, onChange } = props;
  const { data } = useResource(useServices().client.resources.accounts(walletId));
  const accounts = data?.items ?? [];
  const networks = networkCodes.filter(
    (code) =>
      code === query.network ||
      accounts.some(({ blockchainNetwork }) => blockchainNetwork === code),
  );
  const hasAccounts = accounts.length > 1 || query.accountId !== null;
  const hasNetworks = networks.length > 1 || query.network !== null;
  if (!hasAccounts && !hasNetworks) return null;
  return (
    <div className={css.filters}>
      {hasAccounts && (
        <ListPicker
          className={css.filter}
          label={t('transactions.filter.account')}
          options={[
            { id: all, text: t('transactions.filter.allAccounts') },
            ...accounts.map(({ id, name }) => ({ id, text: name })),
          ]}
          value={query.accountId ?? all}
          onValueChange={(id) => onChange({ accountId: id === all ? null : id })}
        />
      )}
      {hasNetworks && (
        <ListPicker
          className={css.filter}
          label={t('transactions.filter.asset')}
          options={[
            { id: all, text: t('transactions.filter.allAssets') },
            ...networks.map((code) => ({ id: code, text: getNetwork(code).name })),
          ]}
          value={query.network ?? all}
          onValueChange={(id) => onChange({ network: isNetwork(id) ? id : null })}
        />
      )}
      {isFiltered(query) && (
        <Button
          variant="plain"
          className={css.clear}
          onClick={() => onChange({ accountId: null, network: null })}
        >
          {t('transactions.filter.clear')}
        </Button>
      )}
    </div>
  );
}
