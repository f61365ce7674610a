'use client';
import type { TransactionList } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { countFilters, noFilter } from './list-query.ts';
import { SearchFilter } from './search-filter.tsx';
import { SelectionTotal } from './selection-total.tsx';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';
import * as css from './transactions.css.ts';
import { useTransactionChips } from './use-transaction-chips.tsx';

/** Search and filters of the list. */
export function TransactionFilters(
  props: TransactionFiltersProps & { readonly list: TransactionList | undefined },
): ReactElement {
  const t = useTranslate();
  const { query, list, onChange } = props;
  return (
    <div className={css.filters}>
      <SearchFilter {...props} />
      <FilterChips
        label={t('transactions.filters')}
        chips={useTransactionChips(props)}
        hasOthers={query.search !== null}
        onClear={() => onChange(noFilter)}
        summary={
          list !== undefined &&
          list.total > 0 && <SelectionTotal list={list} isFiltered={countFilters(query) > 0} />
        }
      />
    </div>
  );
}
