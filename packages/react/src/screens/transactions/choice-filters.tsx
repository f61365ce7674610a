'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { ListPicker } from '../../ui/list-picker/list-picker.tsx';
import { filterStatuses, filterTypes } from './list-query.ts';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';

const all = 'all';

/** Type and status. */
export function ChoiceFilters({ query, onChange }: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <ListPicker
        label={t('transactions.filter.type')}
        options={[
          { id: all, text: t('transactions.filter.allTypes') },
          ...filterTypes.map((id) => ({ id, text: t(`transactions.type.${id}`) })),
        ]}
        value={query.type ?? all}
        onValueChange={(id) => onChange({ type: filterTypes.find((type) => type === id) ?? null })}
      />
      <ListPicker
        label={t('transactions.filter.status')}
        options={[
          { id: all, text: t('transactions.filter.allStatuses') },
          ...filterStatuses.map((id) => ({
            id,
            // In the list it counts confirmations.
            text: t(
              id === 'CONFIRMING'
                ? 'transactions.filter.status.CONFIRMING'
                : `transactions.status.${id}`,
            ),
          })),
        ]}
        value={query.status ?? all}
        onValueChange={(id) =>
          onChange({ status: filterStatuses.find((status) => status === id) ?? null })
        }
      />
    </>
  );
}
