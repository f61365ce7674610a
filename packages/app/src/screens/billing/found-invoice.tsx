import { type Decimal, formatDay } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import type { Business, Invoice } from '@billfold/core/payments';
import { AmountText, TimeText, useLocale, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Badge, Card, LinkButton, Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { issuerRows } from '../../common/issuer-rows.tsx';
import { useServices } from '../../services/services-context.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as items from '../payments/invoices/invoice-items.css.ts';
import * as page from '../payments/payment.css.ts';
import * as css from './billing.css.ts';
import { toneOfInvoice } from './tone-of-invoice.ts';

export interface FoundInvoiceProps {
  readonly business: Business;
  readonly invoice: Invoice;
}

/** An invoice with the link that pays it: its sum and fees, and who and when in a card of their own. */
export function FoundInvoice({ business, invoice }: FoundInvoiceProps): ReactElement {
  const t = useTranslate();
  const { status, url } = invoice;
  return (
    <div className={page.columns}>
      <div className={page.column}>
        <Card aria-label={t('invoice.title')}>
          <div className={page.summary}>
            <div className={page.hero}>
              <Sum invoice={invoice} />
              <Badge tone={toneOfInvoice[status]}>{t(`billing.status.${status}`)}</Badge>
            </div>
            <State invoice={invoice} />
            {status === 'OPEN' && (
              <div className={page.decisions}>
                <LinkButton variant="primary" href={url} target="_blank" rel="noreferrer">
                  {t('invoice.pay')}
                </LinkButton>
              </div>
            )}
          </div>
        </Card>
        <Card title={t('invoice.lines')}>
          <Lines invoice={invoice} />
        </Card>
      </div>
      <Card title={t('invoice.details')}>
        <Facts business={business} invoice={invoice} />
      </Card>
    </div>
  );
}

/** An invoice on paper, without its controls. */
export function FeeInvoicePaper({ business, invoice }: FoundInvoiceProps): ReactElement {
  return (
    <>
      <Sum invoice={invoice} />
      <State invoice={invoice} />
      <Facts business={business} invoice={invoice} />
      <Lines invoice={invoice} />
    </>
  );
}

type InvoiceProps = Pick<FoundInvoiceProps, 'invoice'>;

const Sum = ({ invoice: { fee, currency } }: InvoiceProps): ReactElement => (
  <AmountText amount={formatSum({ amount: fee, currency })} size="hero" />
);

function State({ invoice }: InvoiceProps): ReactElement {
  const t = useTranslate();
  return <p className={page.says}>{t(`invoice.says.${invoice.status}`)}</p>;
}

/** Parties and dates of an invoice. */
function Facts({ business, invoice }: FoundInvoiceProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { data: details } = useResource(useServices().payments.billingDetails(business.id));
  const { month, issuer, createdAt, paidAt } = invoice;
  const address = details?.billingAddress;
  const rows: readonly StatementRow[] = [
    ...issuerRows(issuer, {
      name: t('invoice.payee'),
      address: t('invoice.payee.address'),
      vat: t('invoice.payee.vat'),
      registration: t('invoice.payee.registration'),
    }),
    { label: t('invoice.payer'), value: <bdi>{business.name}</bdi> },
    ...(address
      ? [{ label: t('invoice.address'), value: <span className={css.free}>{address}</span> }]
      : []),
    { label: t('invoice.created'), value: <TimeText at={createdAt} form="date" /> },
    ...(paidAt ? [{ label: t('invoice.paid'), value: <TimeText at={paidAt} form="date" /> }] : []),
    {
      label: t('invoice.period'),
      value: t('invoice.period.until', { day: formatDay(lastDayOf(month), 'UTC', locale) }),
    },
  ];
  return <Statement rows={rows} />;
}

/** Returns the last day of a month such as `2026-12`: fees are billed by months of UTC. */
function lastDayOf(month: string): Date {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day;
}

/** Values at receipt with their rates and fees, which add up to the sum. */
function Lines({ invoice }: InvoiceProps): ReactElement {
  const t = useTranslate();
  const { lines, fee, currency } = invoice;
  const sumOf = (amount: Decimal): string => formatSum({ amount, currency });
  return (
    <div className={css.stack}>
      <table className={items.items} aria-label={t('invoice.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            {figureHeadings(t).map((heading) => (
              <th key={heading} scope="col" className={items.figure}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ feePercent: percent, payments: count, volume, fee: part }) => (
            <tr key={percent}>
              <td>{t('invoice.line', { count })}</td>
              <td className={items.figure}>{sumOf(volume)}</td>
              <td className={items.figure}>{t('invoice.percent', { percent: Number(percent) })}</td>
              <td className={items.figure}>{sumOf(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} />
            <th scope="row" className={items.figure}>
              {t('invoice.total')}
            </th>
            <td className={items.figure}>{sumOf(fee)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.muted}>{t('invoice.counts')}</p>
    </div>
  );
}

const figureHeadings = (t: Translate): readonly string[] => [
  t('invoice.base'),
  t('invoice.rate'),
  t('invoice.sum'),
];
