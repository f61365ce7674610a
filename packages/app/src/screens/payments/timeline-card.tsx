import { formatDay } from '@billfold/core';
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
import { Card, ChainText, paymentStatusTones, useReadersTimeZone } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useServices } from '../../services/services-context.ts';
import { LogTime } from '../developer/log-time.tsx';
import * as css from './payment.css.ts';
import { listRefundEvents, type RefundEvent } from './refunds/refund-events.ts';

/** Everything that happened to a payment and to its refunds, the newest first. */
export function TimelineCard({ payment }: { readonly payment: PaymentDetail }): ReactElement {
  const t = useTranslate();
  const { businessId, id: paymentId } = payment;
  const { data: refunds } = useResource(useServices().payments.refunds({ businessId, paymentId }));
  const events = newestFirst(payment.timeline, refunds ?? []);
  const day = useOnlyDay(events);
  return (
    <Card
      title={t('payment.timeline')}
      actions={
        day !== null && (
          <span className={css.muted}>
            <TimeText at={day} form="day" />
          </span>
        )
      }
    >
      <ol
        className={css.timeline[paymentStatusTones[payment.displayStatus]]}
        aria-label={t('payment.timeline')}
      >
        {events.map((each) =>
          'refund' in each ? (
            <RefundItem key={each.key} event={each} hidesDay={day !== null} />
          ) : (
            <PaymentItem
              key={each.sequence}
              entry={each}
              payment={payment}
              hidesDay={day !== null}
            />
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

/** Returns a moment of the one day of the reader on which everything happened; null where there are several. */
function useOnlyDay(events: readonly { readonly at: Date }[]): Date | null {
  const timeZone = useReadersTimeZone();
  const [first] = events;
  if (first === undefined) return null;
  const dayOf = ({ at }: { readonly at: Date }): string => formatDay(at, timeZone, 'en');
  return events.every((each) => dayOf(each) === dayOf(first)) ? first.at : null;
}

interface EventHeadProps {
  readonly text: string;
  readonly at: Date;
  /** True where the title of the card says the day. */
  readonly hidesDay: boolean;
  /** Name of the person or the shop by whom it happened, or the amount that went back. */
  readonly fact?: ReactNode;
}

/** Text of an event with its time at the end of the line, which a phone has below it, and by whom it happened. */
function EventHead({ text, at, hidesDay, fact }: EventHeadProps): ReactElement {
  return (
    <div className={css.eventHead}>
      <span className={css.eventText}>{text}</span>
      <span className={css.eventTime}>
        {hidesDay ? <LogTime at={at} hidesDay /> : <TimeText at={at} form="date" />}
      </span>
      {fact !== undefined && <bdi className={css.eventFacts}>{fact}</bdi>}
    </div>
  );
}

interface PaymentItemProps extends Pick<EventHeadProps, 'hidesDay'> {
  readonly entry: PaymentEntry;
  readonly payment: Pick<PaymentDetail, 'method' | 'transfers'>;
}

function PaymentItem({ entry, payment, hidesDay }: PaymentItemProps): ReactElement {
  const t = useTranslate();
  const { method, transfers } = payment;
  const { type, actorKind, reason, hash, at } = entry;
  const isOfPerson = isPerson(actorKind);
  // The transfers have their hashes.
  const isNew = hash !== null && !transfers.some((each) => each.hash === hash);
  return (
    <li className={css.event} data-event={type}>
      <EventHead
        text={eventText(entry, t)}
        {...{ at, hidesDay }}
        fact={isOfPerson ? actorText(entry, t) : undefined}
      />
      {reason !== null && <bdi className={css.free}>{reason}</bdi>}
      {isNew && method !== null && (
        <ChainText
          network={method.network}
          page={{ hash }}
          copyLabel={t('payment.transfers.copyHash')}
        />
      )}
    </li>
  );
}

interface RefundItemProps extends Pick<EventHeadProps, 'hidesDay'> {
  readonly event: RefundEvent;
}

/** Event of a refund, whose card has its hash. */
function RefundItem({ event: { type, at, refund }, hidesDay }: RefundItemProps): ReactElement {
  const t = useTranslate();
  const { amount, asset } = refund;
  return (
    <li className={css.event} data-event={`refund.${type}`}>
      <EventHead
        text={t(`refunds.event.${type}`)}
        {...{ at, hidesDay }}
        fact={<AmountText amount={trimDecimal(amount)} unit={asset} />}
      />
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
  { type, actorKind, attention }: Pick<PaymentEntry, 'type' | 'actorKind' | 'attention'>,
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
    case 'payment.invalid':
      return t(`payment.event.payment.invalid${isPerson(actorKind) ? '.byPerson' : ''}`);
    default:
      return t(`payment.event.${known}`);
  }
}

/** Reports whether a person or the shop acted, and neither the network nor the server. */
const isPerson = (kind: PaymentEntry['actorKind']): boolean =>
  kind !== 'chain' && kind !== 'system';

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
