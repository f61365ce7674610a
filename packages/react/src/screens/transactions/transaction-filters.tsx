'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { AccountFilter, AssetFilter } from './account-filters.tsx';
import { ChoiceFilters } from './choice-filters.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { DateFilters } from './date-filters.tsx';
import { countFilters } from './list-query.ts';
import { SearchFilter } from './search-filter.tsx';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';
import * as css from './transactions.css.ts';
import { WorthFilters } from './worth-filters.tsx';

/**
 * Filters of the list. On a phone a button opens them, so that the list comes first. Elsewhere the
 * button that clears them is next to the title, so that the first filter does not move the list.
 */
export function TransactionFilters(props: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.query);
  if (!isPhone) return <Filters {...props} />;
  return (
    <>
      <div className={css.opener}>
        <Button icon={icons.filter} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count === 0 ? t('transactions.filters') : t('transactions.filters.set', { count })}
        </Button>
        {!isOpen && <ClearFilters {...props} />}
      </div>
      {isOpen && (
        <Filters {...props}>
          {count > 0 && (
            <div className={css.filterActions}>
              <ClearFilters {...props} />
            </div>
          )}
        </Filters>
      )}
    </>
  );
}

function Filters(props: TransactionFiltersProps & { readonly children?: ReactNode }): ReactElement {
  return (
    <div className={css.filters}>
      <SearchFilter {...props} />
      {!props.hasAccount && <AccountFilter {...props} />}
      <AssetFilter {...props} />
      <ChoiceFilters {...props} />
      <DateFilters {...props} />
      <WorthFilters {...props} />
      {props.children}
    </div>
  );
}
