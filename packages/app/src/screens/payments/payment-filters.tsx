import { addAmounts, isAboveZero } from '@billfold/core/internal';
import type { PaymentTotal } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { FilterChips } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { netOf } from '../../common/net-of.ts';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useFresh } from '../business/use-fresh.ts';
import { formatSignedSum, formatSum } from './format-sum.ts';
import { ListSearch } from './list-search.tsx';
import * as css from './payments.css.ts';
import { filtersOf, noFilter, type PaymentsQuery } from './payments-query.ts';
import { usePaymentChips } from './use-payment-chips.ts';

export interface PaymentFiltersProps {
  readonly query: PaymentsQuery;
  readonly businessId: number;
  /** Number of payments that match; undefined while they load. */
  readonly total: number | undefined;
  readonly onChange: (next: Partial<PaymentsQuery>) => void;
}

/** Search and filters of the list; the search waits until the typing rests. */
export function PaymentFilters(props: PaymentFiltersProps): ReactElement {
  const { businessId, query, total, onChange } = props;
  const t = useTranslate();
  return (
    <div className={css.filters}>
      <ListSearch
        hint={t('payments.filter.search.hint')}
        search={query.search ?? ''}
        onSearch={(search) => onChange({ search: search === '' ? null : search })}
      />
      <FilterChips
        label={t('payments.filters')}
        chips={usePaymentChips(query, onChange)}
        hasOthers={query.search !== null}
        onClear={() => onChange(noFilter)}
        summary={
          total !== undefined &&
          total > 0 && (
            <div className={css.totals}>
              <p role="status">{t('payments.count', { count: total })}</p>
              <Totals businessId={businessId} query={query} />
            </div>
          )
        }
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
  const totalText = ({ currency, ...amounts }: PaymentTotal): string => {
    const sums = {
      received: formatSum({ amount: amounts.credited, currency }),
      overpaid: formatSum({ amount: amounts.overpaid, currency }),
      refunded: formatSum({ amount: amounts.refunded, currency }),
      net: formatSignedSum(
        netOf({ received: amounts.credited, refunded: amounts.refunded }),
        currency,
      ),
    };
    if (!isAboveZero(amounts.refunded))
      return t(isAboveZero(amounts.overpaid) ? 'payments.total.overpaid' : 'payments.total', sums);
    return t(
      isAboveZero(amounts.overpaid)
        ? 'payments.total.overpaidAndRefunded'
        : 'payments.total.refunded',
      sums,
    );
  };
  return (
    <ul className={css.totals} aria-label={t('payments.totals')}>
      {(paid.length === 0 ? data.slice(0, 1) : paid).map((total) => (
        <li key={total.currency}>
          {totalText(total)}
          <Promised total={total} />
        </li>
      ))}
    </ul>
  );
}

/** Part of a sum that open refunds are to send back, and what stays after them; nothing without such a refund. */
function Promised({ total }: { readonly total: PaymentTotal }): ReactElement | null {
  const t = useTranslate();
  const { credited, refunded, promised, currency } = total;
  if (!isAboveZero(promised)) return null;
  const free = netOf({ received: credited, refunded: addAmounts([refunded, promised]) });
  return (
    <span className={css.promised}>
      {t('payments.total.promised', {
        promised: formatSum({ amount: promised, currency }),
        free: formatSignedSum(free, currency),
      })}
    </span>
  );
}
