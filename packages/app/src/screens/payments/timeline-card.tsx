import type { Translate } from '@billfold/core/i18n';
import { type PaymentDetail, type PaymentEntry, webhookEventTypes } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Card, ChainText } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payment.css.ts';

/** Everything that happened to a payment, the newest first. */
export function TimelineCard({ payment }: { readonly payment: PaymentDetail }): ReactElement {
  const t = useTranslate();
  const { timeline, method } = payment;
  return (
    <Card title={t('payment.timeline')}>
      <ol className={css.timeline} aria-label={t('payment.timeline')}>
        {timeline.toReversed().map(({ sequence, type, attention, actor, reason, hash, at }) => (
          <li key={sequence} className={css.event} data-event={type}>
            <span className={css.eventText}>{eventText({ type, attention }, t)}</span>
            <span className={css.eventFacts}>
              <bdi>{actor}</bdi>
              {' · '}
              <TimeText at={at} />
            </span>
            {reason !== null && <bdi className={css.free}>{reason}</bdi>}
            {hash !== null && method !== null && (
              <ChainText
                network={method.network}
                page={{ hash }}
                copyLabel={t('payment.transfers.copyHash')}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Events of webhooks, and marks of members, which no webhook tells. */
const ownTypes = [...webhookEventTypes, 'payment.handled', 'payment.unhandled'] as const;

/**
 * Returns the words for an event: why it asks for attention, where it does. Its type where a newer service has
 * more of them.
 */
export function eventText(
  { type, attention }: Pick<PaymentEntry, 'type' | 'attention'>,
  t: Translate,
): string {
  const reasons = attention.map((reason) => t(`payment.attention.${reason}`));
  if (reasons.length > 0) return reasons.join(' · ');
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
