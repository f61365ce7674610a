import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import {
  type PaymentDetail,
  type PaymentEntry,
  type Refund,
  webhookEventTypes,
} from '@billfold/core/payments';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, ChainText, paymentStatusTones } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';
import { listRefundEvents, type RefundEvent } from './refunds/refund-events.ts';

/** Everything that happened to a payment and to its refunds, the newest first. */
export function TimelineCard({ payment }: { readonly payment: PaymentDetail }): ReactElement {
  const t = useTranslate();
  const { businessId, id: paymentId } = payment;
  const { data: refunds } = useResource(useServices().payments.refunds({ businessId, paymentId }));
  return (
    <Card title={t('payment.timeline')}>
      <ol
        className={css.timeline[paymentStatusTones[payment.displayStatus]]}
        aria-label={t('payment.timeline')}
      >
        {newestFirst(payment.timeline, refunds ?? []).map((each) =>
          'refund' in each ? (
            <RefundItem key={each.key} event={each} />
          ) : (
            <PaymentItem key={each.sequence} entry={each} method={payment.method} />
          ),
        )}
      </ol>
    </Card>
  );
}

/** Joins two histories by time; the order of each stays. */
function newestFirst(
  timeline: readonly PaymentEntry[],
  refunds: readonly Refund[],
): readonly (PaymentEntry | RefundEvent)[] {
  return [...timeline.filter((entry) => !isOfMark(entry, timeline)), ...listRefundEvents(refunds)]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .reverse();
}

/** Reports whether an entry is a part of a member's mark that the payment was paid, which says it by itself. */
function isOfMark({ type, at }: PaymentEntry, timeline: readonly PaymentEntry[]): boolean {
  if (type !== 'payment.confirmed' && type !== 'payment.completed') return false;
  return timeline.some(
    (each) => each.type === 'payment.marked_paid' && each.at.getTime() === at.getTime(),
  );
}

/** Text of an event, with its time at the end of the line. */
function EventHead({ text, at }: { readonly text: string; readonly at: Date }): ReactElement {
  return (
    <span className={css.eventHead}>
      <span className={css.eventText}>{text}</span>
      <span className={css.eventFacts}>
        <TimeText at={at} form="date" />
      </span>
    </span>
  );
}

interface PaymentItemProps extends Pick<PaymentDetail, 'method'> {
  readonly entry: PaymentEntry;
}

function PaymentItem({ entry, method }: PaymentItemProps): ReactElement {
  const t = useTranslate();
  const { type, attention, reason, hash, at } = entry;
  return (
    <li className={css.event} data-event={type}>
      <EventHead text={eventText({ type, attention }, t)} at={at} />
      <bdi className={css.eventFacts}>{actorText(entry, t)}</bdi>
      {reason !== null && <bdi className={css.free}>{reason}</bdi>}
      {hash !== null && method !== null && (
        <ChainText
          network={method.network}
          page={{ hash }}
          copyLabel={t('payment.transfers.copyHash')}
        />
      )}
    </li>
  );
}

function RefundItem({
  event: { type, at, refund },
}: {
  readonly event: RefundEvent;
}): ReactElement {
  const t = useTranslate();
  const { amount, asset, network, hash } = refund;
  return (
    <li className={css.event} data-event={`refund.${type}`}>
      <EventHead text={t(`refunds.event.${type}`)} at={at} />
      <span className={css.eventFacts}>
        <AmountText amount={trimDecimal(amount)} unit={asset} />
      </span>
      {type === 'sent' && hash !== null && (
        <ChainText network={network} page={{ hash }} copyLabel={t('refunds.copyHash')} />
      )}
    </li>
  );
}

/** Events of webhooks, and marks of members, which no webhook tells. */
const ownTypes = [
  ...webhookEventTypes,
  ...(['payment.handled', 'payment.unhandled', 'payment.marked_paid'] as const),
] as const;

/** Returns the name of a member or a key; the payer and the chain have none. */
export function actorText(
  { actorKind, actor }: Pick<PaymentEntry, 'actorKind' | 'actor'>,
  t: Translate,
): string {
  if (actorKind === 'chain') return t('payment.actor.chain');
  return actorKind === 'payer' ? t('payment.customer') : actor;
}

/**
 * Returns the words for an event: why it asks for attention, where it does. Its type where a newer service has
 * more of them.
 */
export function eventText(
  { type, attention }: Pick<PaymentEntry, 'type' | 'attention'>,
  t: Translate,
): string {
  if (attention.length > 0) return attentionTexts(attention, t).join(' · ');
  const known = ownTypes.find((each) => each === type);
  switch (known) {
    case undefined:
    case 'refund.updated':
    case 'settlement.completed':
    case 'webhook.ping':
      return type;
    default:
      return t(`payment.event.${known}`);
  }
}

/** Returns the words for reasons; too much or too little of what came late is one of them. */
function attentionTexts(attention: PaymentEntry['attention'], t: Translate): readonly string[] {
  const isLate = attention.includes('late');
  return attention.flatMap((reason) => {
    if (isLate && (reason === 'overpaid' || reason === 'underpaid')) return [];
    if (reason !== 'late') return [t(`payment.attention.${reason}`)];
    if (attention.includes('overpaid')) return [t('payment.attention.late.overpaid')];
    if (attention.includes('underpaid')) return [t('payment.attention.late.underpaid')];
    return [t('payment.attention.late')];
  });
}
