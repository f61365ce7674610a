import type { Decimal } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import type { PaymentTotal } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { FilterChips } from '@billfold/react/internal';
import type { ReactElement, ReactNode, Ref } from 'react';
import { listHead } from '../../common/list-row.css.ts';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useFresh } from '../business/use-fresh.ts';
import { formatNet, formatSum } from './format-sum.ts';
import { ListSearch } from './list-search.tsx';
import * as css from './payments.css.ts';
import { filtersOf, noFilter, type PaymentsQuery } from './payments-query.ts';
import { usePaymentChips } from './use-payment-chips.ts';

export interface PaymentFiltersProps {
  readonly query: PaymentsQuery;
  readonly businessId: number;
  /** Number of payments that match; undefined while they load. */
  readonly total: number | undefined;
  readonly exportButton: ReactNode;
  readonly onChange: (next: Partial<PaymentsQuery>) => void;
  readonly chipsRef?: Ref<HTMLDivElement> | undefined;
}

/** Search and filters of the list; the search waits until the typing rests. */
export function PaymentFilters(props: PaymentFiltersProps): ReactElement {
  const { businessId, query, total, exportButton, onChange, chipsRef } = props;
  const t = useTranslate();
  const isAny = total !== undefined && total > 0;
  return (
    <div className={listHead}>
      <FilterChips
        label={t('payments.filters')}
        ref={chipsRef}
        chips={usePaymentChips({ businessId, query, onChange })}
        hasOthers={query.search !== null}
        search={
          <ListSearch
            hint={t('payments.filter.search.hint')}
            search={query.search ?? ''}
            onSearch={(search) => onChange({ search: search === '' ? null : search })}
          />
        }
        hidesClear={total === 0}
        onClear={() => onChange(noFilter)}
        count={
          isAny && (
            <div className={css.counted}>
              <p role="status">{t('payments.count', { count: total })}</p>
              {exportButton}
            </div>
          )
        }
        summary={isAny && <Totals businessId={businessId} query={query} />}
      />
    </div>
  );
}

/** Sums that came for the selection, in each currency; a failed load leaves the number alone. */
function Totals({
  businessId,
  query,
}: Pick<PaymentFiltersProps, 'businessId' | 'query'>): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.totals({
    ...{ businessId, filters: { ...filtersOf(query), ...useModeQuery() } },
  });
  const { data } = useResource(resource);
  useFresh(resource);
  if (data === undefined) return null;
  // A currency in which nothing came says nothing beside one in which something did.
  const paid = data.filter(({ credited }) => /[1-9]/.test(credited));
  return (
    <ul className={css.totals} aria-label={t('payments.totals')}>
      {(paid.length === 0 ? data.slice(0, 1) : paid).map((total) => (
        <li key={total.currency}>
          <Sums total={total} />
        </li>
      ))}
    </ul>
  );
}

/** Sums of a currency: arrived, refunded, kept, and those of the open refunds. */
function Sums({ total }: { readonly total: PaymentTotal }): ReactElement {
  const t = useTranslate();
  const { credited, refunded, promised, currency } = total;
  const sumOf = (amount: Decimal): string => formatSum({ amount, currency });
  return (
    <dl className={css.sums}>
      <Sum label={t('payments.column.paid')} sum={sumOf(credited)} />
      {isAboveZero(refunded) && (
        <>
          <Sum label={t('payment.refunded')} sum={sumOf(refunded)} className={css.wideSum} />
          <Sum
            label={t('payments.total.net')}
            sum={formatNet({ received: credited, refunded, currency })}
          />
        </>
      )}
      {isAboveZero(promised) && <Sum label={t('payments.total.promised')} sum={sumOf(promised)} />}
    </dl>
  );
}

interface SumProps {
  readonly label: string;
  readonly sum: string;
  readonly className?: string;
}

function Sum({ label, sum, className = css.labelled }: SumProps): ReactElement {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={css.sum}>
        <AmountText amount={sum} />
      </dd>
    </div>
  );
}
