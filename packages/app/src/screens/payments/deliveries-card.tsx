import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { TimeText, useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Badge, Button, LoadedCard, SettingRow, useForm } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import type { PaymentDelivery } from '../../services/payments-data.ts';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { deliveryTones } from '../developer/delivery-badge.tsx';
import { deliveryHref } from '../developer/delivery-href.ts';
import { deliveryStateOf } from '../developer/delivery-state.ts';
import * as css from './payment.css.ts';

export interface DeliveriesCardProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Events of a payment that were sent to webhooks, for the members who manage them; nothing while there are none. */
export function DeliveriesCard(props: DeliveriesCardProps): ReactElement | null {
  return isPermitted(props.business.role, 'manage-developer') ? <Deliveries {...props} /> : null;
}

function Deliveries({ business, payment }: DeliveriesCardProps): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.deliveries({
    businessId: business.id,
    paymentId: payment.id,
  });
  useFresh(resource);
  const { sequence } = payment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every event of the payment is sent.
  useEffect(() => void resource.refresh(), [sequence]);
  const { data, status } = useResource(resource);
  if (data === undefined ? status !== 'failed' : data.length === 0) return null;
  const title = t('payment.webhooks');
  return (
    <LoadedCard
      title={title}
      resource={resource}
      failed={t('payment.webhooks.loadFailed')}
      rows={2}
    >
      {(deliveries) => (
        <ul className={css.list} aria-label={title}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} businessId={business.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </LoadedCard>
  );
}

interface DeliveryRowProps {
  readonly businessId: number;
  readonly delivery: PaymentDelivery;
}

function DeliveryRow({ businessId, delivery }: DeliveryRowProps): ReactElement {
  const t = useTranslate();
  const { id, webhookId, eventType: event, host } = delivery;
  const deliveryState = deliveryStateOf(delivery);
  const { state, resend } = useResend(businessId, delivery);
  return (
    <SettingRow
      as="li"
      title={
        <span className={css.badges}>
          <PageLink href={deliveryHref(webhookId, id)}>
            <code className={css.code}>{event}</code>
          </PageLink>
          <Badge tone={deliveryTones[deliveryState]}>
            {t(`payment.webhooks.${deliveryState}`)}
          </Badge>
        </span>
      }
      hint={<DeliveryFacts delivery={delivery} />}
    >
      <Button
        size="sm"
        busy={state.isBusy}
        aria-label={t('payment.webhooks.resend.of', { event, host })}
        onClick={() => void resend()}
      >
        {t('payment.webhooks.resend')}
      </Button>
    </SettingRow>
  );
}

function DeliveryFacts({ delivery }: Pick<DeliveryRowProps, 'delivery'>): ReactElement {
  const t = useTranslate();
  const { host, attempts, createdAt, nextAttemptAt } = delivery;
  const last = attempts.at(-1);
  const answer =
    last?.httpStatus == null
      ? (last?.error ?? null)
      : t('payment.webhooks.status', { status: last.httpStatus });
  return (
    <>
      <bdi>{host}</bdi>
      {' · '}
      {t('payment.webhooks.attempts', { count: attempts.length })}
      {answer !== null && ` · ${answer}`}
      {' · '}
      {nextAttemptAt === null ? (
        <TimeText at={last?.sentAt ?? createdAt} inSentence />
      ) : (
        <>
          {t('payment.webhooks.next')} <TimeText at={nextAttemptAt} form="clock" />
        </>
      )}
    </>
  );
}

function useResend(businessId: number, { id, webhookId }: PaymentDelivery) {
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const { state, submit } = useForm<never>();
  const resend = async (): Promise<void> => {
    const done = await submit({}, () =>
      services.business.call(({ deliveries }) => deliveries.resend(businessId, webhookId, id)),
    );
    if (done === null) return;
    notify.success(t('payment.webhooks.resent'));
    services.payments.invalidate();
  };
  return { state, resend };
}
