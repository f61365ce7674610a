'use client';
import { type ReactElement, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { AccountFilter, AssetFilter } from './account-filters.tsx';
import { ChoiceFilters } from './choice-filters.tsx';
import { DateFilters } from './date-filters.tsx';
import { countFilters, type ListQuery, noFilter } from './list-query.ts';
import { SearchFilter } from './search-filter.tsx';
import * as css from './transactions.css.ts';
import { WorthFilters } from './worth-filters.tsx';

export interface TransactionFiltersProps {
  readonly walletId: string;
  readonly query: ListQuery;
  /** The list is of one account, which is no choice then. */
  readonly hasAccount: boolean;
  readonly onChange: (filter: Partial<ListQuery>) => void;
}

/** On a phone they open by a button, so that the list comes first. */
export function TransactionFilters(props: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.query);
  if (!isPhone) return <Filters {...props} />;
  return (
    <>
      <div className={css.opener}>
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count === 0 ? t('transactions.filters') : t('transactions.filters.set', { count })}
        </Button>
        {!isOpen && count > 0 && <ClearFilters {...props} />}
      </div>
      {isOpen && <Filters {...props} />}
    </>
  );
}

function Filters(props: TransactionFiltersProps): ReactElement {
  return (
    <div className={css.filters}>
      <SearchFilter {...props} />
      {!props.hasAccount && <AccountFilter {...props} />}
      <AssetFilter {...props} />
      <ChoiceFilters {...props} />
      <DateFilters {...props} />
      <WorthFilters {...props} />
      {countFilters(props.query) > 0 && (
        <div className={css.filterActions}>
          <ClearFilters {...props} />
        </div>
      )}
    </div>
  );
}

function ClearFilters({ onChange }: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  return (
    <Button variant="plain" onClick={() => onChange(noFilter)}>
      {t('transactions.filter.clear')}
    </Button>
  );
}
