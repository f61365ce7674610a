import { trimDecimal } from '@billfold/core/internal';
import type { Business, PaymentDetail, Transfer } from '@billfold/core/payments';
import { AddressText, AmountText, TimeText, useTranslate } from '@billfold/react';
import { Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useAmountRows } from './amount-facts.tsx';
import { useAnswerRows } from './detail-facts.tsx';
import { formatSum } from './format-sum.ts';
import * as css from './payment.css.ts';
import { paymentSentence } from './payment-sentence.ts';
import { useRefunding } from './refunds/use-refunding.ts';
import { actorText, eventText } from './timeline-card.tsx';

export interface PaymentPaperProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** A payment for the books of its merchant, with every hash in full and without the note of the team. */
export function PaymentPaper({ business, payment }: PaymentPaperProps): ReactElement {
  const t = useTranslate();
  const { price, method, transfers, timeline } = payment;
  return (
    <>
      <p>{business.name}</p>
      <AmountText amount={formatSum(price)} size="hero" />
      <p>{paymentSentence(payment, useRefunding({ business, payment }), t)}</p>
      <Statement
        rows={[
          ...useFactRows(payment),
          ...useAnswerRows(payment),
          ...useAmountRows(payment),
          ...(method === null
            ? []
            : [
                {
                  label: t('payment.method.address'),
                  stacked: true,
                  value: <AddressText address={method.address} form="grouped" />,
                },
              ]),
        ]}
      />
      {transfers.length > 0 && (
        <section className={css.paperPart} aria-label={t('payment.transfers')}>
          <h2 className={css.paperTitle}>{t('payment.transfers')}</h2>
          {transfers.map((transfer) => (
            <PrintedTransfer
              key={`${transfer.hash} ${transfer.firstSeenAt.getTime()} ${transfer.amount}`}
              transfer={transfer}
            />
          ))}
        </section>
      )}
      <section className={css.paperPart} aria-label={t('payment.timeline')}>
        <h2 className={css.paperTitle}>{t('payment.timeline')}</h2>
        <Statement
          rows={timeline.map(({ sequence, at, reason, ...event }) => ({
            label: `${sequence}. ${eventText(event, t)}`,
            value: (
              <span className={css.free}>
                <TimeText at={at} form="date" />
                {[actorText(event, t), reason]
                  .filter((each) => each !== null)
                  .map((each) => ` · ${each}`)}
              </span>
            ),
          }))}
        />
      </section>
    </>
  );
}

/** Returns the facts of a payment that have a text. */
function useFactRows(payment: PaymentDetail): readonly StatementRow[] {
  const t = useTranslate();
  const { id, orderId, description, customer, createdAt, receiptNumber, displayStatus } = payment;
  const who = [customer?.name, customer?.email].filter((each) => each != null).join(' · ');
  const facts: readonly (readonly [label: string, text: string | null])[] = [
    [t('payments.column.status'), t(`paymentStatus.${displayStatus}`)],
    [t('payment.order'), orderId],
    [t('payment.description'), description],
    [t('payment.customer'), who],
    [t('payment.receipt'), receiptNumber],
    [t('payment.id'), id],
  ];
  return [
    { label: t('payment.created'), value: <TimeText at={createdAt} form="date" /> },
    ...facts.flatMap(([label, text]) =>
      text ? [{ label, value: <bdi className={css.free}>{text}</bdi> }] : [],
    ),
  ];
}

function PrintedTransfer({ transfer }: { readonly transfer: Transfer }): ReactElement {
  const t = useTranslate();
  const { amount, asset, confirmations, counted, firstSeenAt, hash } = transfer;
  return (
    <Statement
      rows={[
        {
          label: counted
            ? t('payment.transfers.amount')
            : `${t('payment.transfers.amount')} (${t('payment.transfers.uncounted')})`,
          value: <AmountText amount={trimDecimal(amount)} unit={asset} />,
        },
        { label: t('payment.transfers.seen'), value: <TimeText at={firstSeenAt} form="date" /> },
        { label: t('payment.transfers.confirmations'), value: String(confirmations) },
        {
          label: t('payment.transfers.transaction'),
          stacked: true,
          value:
            hash === null ? (
              t('payment.transfers.byContract')
            ) : (
              <AddressText address={hash} form="grouped" />
            ),
        },
      ]}
    />
  );
}
