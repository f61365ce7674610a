import { shortenAddress } from '@billfold/core';
import type { Business, Payment, PaymentDetail } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { CopyIcon, Statement, type StatementRow, TextLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { isWaiting } from '../../common/is-waiting.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { FactGroup } from './fact-group.tsx';
import * as css from './payment.css.ts';
import { hasMoney, isEnded } from './payment-actions.ts';
import { ReceiptButton } from './receipt-button.tsx';

export interface DetailFactsProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Facts that the merchant and the payer gave a payment. */
export function DetailFacts({ business, payment }: DetailFactsProps): ReactElement {
  const t = useTranslate();
  const { id, orderId, description, customer, createdAt, redirectUrl, metadata } = payment;
  const { checkoutUrl } = payment;
  const rowOf = (label: string, value: string | null): readonly StatementRow[] =>
    value === null || value === '' ? [] : [freeRow(label, value)];
  // A payment that the network or a member undid is paid no more.
  const isUnpaid = isEnded(payment) && !hasMoney(payment);
  return (
    <FactGroup title={t('payment.details')}>
      <Statement
        density="plain"
        rows={[
          ...rowOf(t('payment.order'), orderId),
          ...rowOf(t('payment.description'), description),
          ...(customer === null
            ? []
            : [{ label: t('payment.customer'), value: <CustomerText customer={customer} /> }]),
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
          ...rowOf(t('payment.receipt'), isUnpaid ? null : payment.receiptNumber),
        ]}
      />
      <ReceiptButton business={business} payment={payment} />
      <Part title={t('payment.answers')} rows={useAnswerRows(payment)} />
      <Part
        title={t('payment.metadata')}
        rows={Object.entries(metadata).map(([label, value]) => freeRow(label, value))}
      />
    </FactGroup>
  );
}

/** Name of a customer, which leads to their page, above their email. */
function CustomerText({
  customer: { id, name, email },
}: {
  readonly customer: NonNullable<PaymentDetail['customer']>;
}): ReactElement {
  const [first, second = null] = [name, email].filter((each) => each !== null && each !== '');
  return (
    <>
      <PageLink href={`/payments/customers/${encodeURIComponent(id)}`}>
        <bdi className={css.free}>{first ?? id}</bdi>
      </PageLink>
      {second !== null && <bdi className={css.valueBelow}>{second}</bdi>}
    </>
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
      <Statement density="plain" rows={rows} />
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
