import { formatMonth } from '@billfold/core/internal';
import type { Invoice } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { Badge, LinkButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PagedCard } from '../business/paged-card.tsx';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './billing.css.ts';
import { toneOfInvoice } from './tone-of-invoice.ts';

/** Invoices of the operator, the newest first. */
export function InvoicesCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { invoices } = useServices().payments;
  return (
    <PagedCard<Invoice>
      title={t('billing.invoices')}
      load={(page) => invoices({ businessId, ...page })}
      failed={t('billing.invoices.loadFailed')}
      empty={{
        title: t('billing.invoices.empty'),
        text: t('billing.invoices.empty.text'),
      }}
      getKey={({ id }) => id}
      hrefOf={({ id }) => `/payments/invoices/${encodeURIComponent(id)}`}
      rowClassName={css.row}
      loadingRows={3}
      columns={[
        {
          id: 'month',
          heading: t('billing.column.month'),
          tone: 'strong',
          className: css.monthColumn,
          draw: ({ month }: Invoice) => formatMonth(month, locale),
        },
        {
          id: 'number',
          heading: t('billing.column.invoice'),
          tone: 'quiet',
          className: css.numberColumn,
          draw: ({ number }: Invoice) => number,
        },
        {
          id: 'status',
          heading: t('billing.column.status'),
          className: css.statusColumn,
          draw: ({ status }: Invoice) => (
            <Badge tone={toneOfInvoice[status]}>{t(`billing.status.${status}`)}</Badge>
          ),
        },
        {
          id: 'fee',
          heading: t('billing.column.fee'),
          align: 'end',
          className: css.feeColumn,
          draw: ({ fee, currency }: Invoice) => (
            <AmountText amount={formatSum({ amount: fee, currency })} />
          ),
        },
        {
          id: 'pay',
          heading: t('billing.pay'),
          hidesHeading: true,
          align: 'end',
          className: css.payColumn,
          draw: ({ status, number, url }: Invoice) =>
            status === 'OPEN' && (
              <LinkButton
                size="sm"
                variant="primary"
                className={css.pay}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('billing.pay.of', { number })}
              >
                {t('billing.pay')}
              </LinkButton>
            ),
        },
      ]}
    />
  );
}
