import { useTranslate } from '@billfold/react';
import { FilterChips, Icon, icons, TextField, useRestingText } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payments.css.ts';
import { noFilter, type PaymentsQuery } from './payments-query.ts';
import { usePaymentChips } from './use-payment-chips.ts';

export interface PaymentFiltersProps {
  readonly query: PaymentsQuery;
  /** Number of payments that match; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (next: Partial<PaymentsQuery>) => void;
}

/** Search and filters of the list; the search waits until the typing rests. */
export function PaymentFilters({ query, total, onChange }: PaymentFiltersProps): ReactElement {
  const t = useTranslate();
  const { typed, type } = useRestingText(query.search ?? '', (search) =>
    onChange({ search: search === '' ? null : search }),
  );
  return (
    <div className={css.filters}>
      <TextField
        className={css.search}
        type="search"
        label={t('payments.filter.search')}
        placeholder={t('payments.filter.search.hint')}
        leading={<Icon shape={icons.search} size={16} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onValueChange={type}
      />
      <FilterChips
        label={t('payments.filters')}
        chips={usePaymentChips(query, onChange)}
        hasOthers={query.search !== null}
        onClear={() => onChange(noFilter)}
        summary={
          total !== undefined &&
          total > 0 && <p role="status">{t('payments.count', { count: total })}</p>
        }
      />
    </div>
  );
}
