import type { Decimal } from '@billfold/core';
import { formatMonth } from '@billfold/core/internal';
import type { Business, Invoice } from '@billfold/core/payments';
import { AmountText, TimeText, useLocale, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Button,
  Card,
  icons,
  LinkButton,
  Printable,
  Statement,
  type StatementRow,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { issuerRows } from '../../common/issuer-rows.tsx';
import { useServices } from '../../services/services-context.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './billing.css.ts';
import { toneOfInvoice } from './tone-of-invoice.ts';

export interface FoundInvoiceProps {
  readonly business: Business;
  readonly invoice: Invoice;
}

/** An invoice with the link that pays it; on paper without its controls. */
export function FoundInvoice({ business, invoice }: FoundInvoiceProps): ReactElement {
  const t = useTranslate();
  const { number, status, fee, currency, url } = invoice;
  const sum = <AmountText amount={formatSum({ amount: fee, currency })} size="hero" />;
  const facts = <Statement rows={useFacts(business, invoice)} />;
  const lines = <Lines invoice={invoice} />;
  const title = `${t('invoice.title')} ${number}`;
  const paper = (
    <>
      {sum}
      <p>{t(`billing.status.${status}`)}</p>
      {facts}
      {lines}
    </>
  );
  return (
    <Printable label={t('invoice.title')} title={title} paper={paper}>
      <div className={css.invoice}>
        <Card aria-label={t('invoice.title')}>
          <div className={css.stack}>
            <div className={css.head}>
              <div className={css.sum}>
                {sum}
                <Badge tone={toneOfInvoice[status]}>{t(`billing.status.${status}`)}</Badge>
              </div>
              <div className={css.sum}>
                {status === 'OPEN' && (
                  <LinkButton variant="primary" href={url} target="_blank" rel="noreferrer">
                    {t('invoice.pay')}
                  </LinkButton>
                )}
                <Button icon={icons.print} onClick={() => window.print()}>
                  {t('invoice.print')}
                </Button>
              </div>
            </div>
            {facts}
            {lines}
          </div>
        </Card>
      </div>
    </Printable>
  );
}

/** Returns the parties and dates of an invoice. */
function useFacts(business: Business, invoice: Invoice): readonly StatementRow[] {
  const t = useTranslate();
  const locale = useLocale();
  const { data: details } = useResource(useServices().payments.billingDetails(business.id));
  const { number, month, issuer, payments, createdAt, paidAt } = invoice;
  const address = details?.billingAddress;
  return [
    { label: t('invoice.number'), value: number },
    ...issuerRows(issuer, {
      name: t('invoice.payee'),
      address: t('invoice.payee.address'),
      vat: t('invoice.payee.vat'),
      registration: t('invoice.payee.registration'),
    }),
    { label: t('invoice.payer'), value: business.name },
    ...(address
      ? [{ label: t('invoice.address'), value: <span className={css.free}>{address}</span> }]
      : []),
    { label: t('invoice.created'), value: <TimeText at={createdAt} form="date" /> },
    ...(paidAt ? [{ label: t('invoice.paid'), value: <TimeText at={paidAt} form="date" /> }] : []),
    { label: t('invoice.month'), value: formatMonth(month, locale) },
    { label: t('billing.payments'), value: payments },
  ];
}

/** Volumes with their fees, which add up to the sum. */
function Lines({ invoice }: Pick<FoundInvoiceProps, 'invoice'>): ReactElement {
  const t = useTranslate();
  const { lines, fee, currency } = invoice;
  const sumOf = (amount: Decimal): string => formatSum({ amount, currency });
  return (
    <Statement
      rows={[
        ...lines.map(({ feePercent: percent, volume, fee: part }) => ({
          label: t('invoice.line', { percent: Number(percent), volume: sumOf(volume) }),
          value: <AmountText amount={sumOf(part)} />,
        })),
        { label: t('invoice.total'), value: <AmountText amount={sumOf(fee)} />, total: true },
      ]}
    />
  );
}
