import { shortenAddress } from '@billfold/core';
import type { Business, Payment, PaymentDetail } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Card, CopyIcon, Statement, type StatementRow, TextLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { isWaiting } from '../../common/is-waiting.ts';
import * as css from './payment.css.ts';
import { ReceiptButton } from './receipt-button.tsx';

export interface DetailsCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Facts that the merchant and the payer gave a payment. */
export function DetailsCard({ business, payment }: DetailsCardProps): ReactElement {
  const t = useTranslate();
  const { id, orderId, description, customer, createdAt, redirectUrl, metadata } = payment;
  const { checkoutUrl } = payment;
  const rowOf = (label: string, value: string | null): readonly StatementRow[] =>
    value === null || value === '' ? [] : [freeRow(label, value)];
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
          // While money is awaited, its page has a card.
          ...(isWaiting(payment)
            ? []
            : [
                {
                  label: t('payment.checkout'),
                  value: (
                    <TextLink href={checkoutUrl} target="_blank" rel="noopener noreferrer">
                      {t('payment.checkout.open')}
                    </TextLink>
                  ),
                },
              ]),
          ...rowOf(t('payment.returnsTo'), redirectUrl),
          ...rowOf(t('payment.receipt'), payment.receiptNumber),
        ]}
      />
      <ReceiptButton business={business} payment={payment} />
      <Part title={t('payment.answers')} rows={useAnswerRows(payment)} />
      <Part
        title={t('payment.metadata')}
        rows={Object.entries(metadata).map(([label, value]) => freeRow(label, value))}
      />
    </Card>
  );
}

interface PartProps {
  readonly title: string;
  readonly rows: readonly StatementRow[];
}

function Part({ title, rows }: PartProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.subtitle}>{title}</h3>
      <Statement density="compact" rows={rows} />
    </section>
  );
}

/** Returns the answers of the payer below their questions. */
export function useAnswerRows({ answers }: Pick<Payment, 'answers'>): readonly StatementRow[] {
  const t = useTranslate();
  return answers.map(({ label, type, value }) => {
    const isTicked = type === 'checkbox' && (value === 'true' || value === 'false');
    const yesOrNo = value === 'true' ? t('payment.answers.yes') : t('payment.answers.no');
    return freeRow(label, isTicked ? yesOrNo : value);
  });
}

function freeRow(label: string, value: string): StatementRow {
  return { label, value: <bdi className={css.free}>{value}</bdi> };
}
