import { isAboveZero } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import type { ReactElement } from 'react';
import type { InvoiceTotalsKey, ScheduleTotalsKey } from '../../../services/payments-data.ts';
import { useServices } from '../../../services/services-context.ts';
import { useFresh } from '../../business/use-fresh.ts';
import { formatSum } from '../format-sum.ts';
import * as listCss from '../payments.css.ts';
import * as css from './invoice-sums.css.ts';

/** Unpaid sums of the invoices in the list, a line for each currency; nothing where all is paid. */
export function InvoiceSums(props: InvoiceTotalsKey): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.linkInvoiceTotals(props);
  const { data = [] } = useResource(resource);
  useFresh(resource);
  if (data.length === 0) return null;
  return (
    <div className={css.lines}>
      {data.map(({ currency, outstanding, overdue }) => (
        <p key={currency} className={listCss.sums}>
          <span className={listCss.labelled}>
            {t('linkInvoices.outstanding')}{' '}
            <span className={listCss.sum}>{formatSum({ amount: outstanding, currency })}</span>
          </span>
          <span className={listCss.labelled}>
            {t('linkInvoices.status.OVERDUE')}{' '}
            <span className={isAboveZero(overdue) ? css.overdue : listCss.sum}>
              {formatSum({ amount: overdue, currency })}
            </span>
          </span>
        </p>
      ))}
    </div>
  );
}

/** Number of the active schedules, and what they ask for in each of their spans. */
export function ScheduleSums(props: ScheduleTotalsKey): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.linkScheduleTotals(props);
  const { data = [] } = useResource(resource);
  useFresh(resource);
  if (data.length === 0) return null;
  const count = data.reduce((sum, each) => sum + each.count, 0);
  return (
    <p className={css.lines}>
      {[
        t('linkInvoices.schedules.active', { count }),
        ...data.map(({ currency, frequency, price }) =>
          t(`linkInvoices.each.${frequency}`, { amount: formatSum({ amount: price, currency }) }),
        ),
      ].join(' · ')}
    </p>
  );
}
