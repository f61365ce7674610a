import { shortenAddress } from '@billfold/core';
import type { Business, Payment, PaymentDetail } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Card, CopyIcon, Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payment.css.ts';
import { ReceiptButton } from './receipt-button.tsx';

export interface DetailsCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Facts that the merchant gave a payment. */
export function DetailsCard({ business, payment }: DetailsCardProps): ReactElement {
  const t = useTranslate();
  const { id, orderId, description, customer, createdAt, redirectUrl, metadata } = payment;
  const rowOf = (label: string, value: string | null): readonly StatementRow[] =>
    value === null || value === ''
      ? []
      : [{ label, value: <bdi className={css.free}>{value}</bdi> }];
  const who = [customer?.name, customer?.email].filter((each) => each != null).join(' · ');
  return (
    <Card title={t('payment.details')}>
      <Statement
        rows={[
          ...rowOf(t('payment.order'), orderId),
          ...rowOf(t('payment.description'), description),
          ...rowOf(t('payment.customer'), who),
          { label: t('payment.created'), value: <TimeText at={createdAt} form="date" /> },
          {
            label: t('payment.id'),
            value: (
              <span className={css.copied}>
                <code className={css.code} title={id}>
                  {shortenAddress(id)}
                </code>
                <CopyIcon text={id} label={t('payment.copyId')} />
              </span>
            ),
          },
          ...rowOf(t('payment.returnsTo'), redirectUrl),
          ...rowOf(t('payment.receipt'), payment.receiptNumber),
        ]}
      />
      <ReceiptButton business={business} payment={payment} />
      <Metadata metadata={metadata} />
    </Card>
  );
}

function Metadata({ metadata }: Pick<Payment, 'metadata'>): ReactElement | null {
  const t = useTranslate();
  const entries = Object.entries(metadata);
  if (entries.length === 0) return null;
  return (
    <section className={css.metadata} aria-label={t('payment.metadata')}>
      <h3 className={css.subtitle}>{t('payment.metadata')}</h3>
      <Statement
        density="compact"
        rows={entries.map(([label, value]) => ({
          label,
          value: <bdi className={css.free}>{value}</bdi>,
        }))}
      />
    </section>
  );
}
