import { fieldMessage } from '@billfold/core/flows';
import {
  formatPrice,
  newPaymentTexts,
  paymentStatusTexts,
  paymentTexts,
} from '@billfold/core/internal';
import type { BusinessDetail, PaymentDetail } from '@billfold/core/payments';
import { CopyButton, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  EmptyState,
  Form,
  FormFailure,
  icons,
  LinkButton,
  LoadedCard,
  Notice,
  PaymentStatus,
  Spinner,
  useForm,
  useLive,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { isMoving } from '../../payments/is-moving.ts';
import { AmountInput } from '../../payments/price-fields.tsx';
import { readPrice } from '../../payments/read-price.ts';
import { SimulateDialog } from '../../payments/simulate-dialog.tsx';
import { useIdempotencyKey } from '../../payments/use-idempotency-key.ts';
import { listSteps } from '../list-steps.ts';
import * as css from './onboarding.css.ts';
import { hrefOfStep } from './onboarding-steps.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';

interface FirstPaymentStepProps {
  readonly business: BusinessDetail;
}

/** A test payment that the merchant pays on their own checkout, and sees arrive. */
export function FirstPaymentStep({ business }: FirstPaymentStepProps): ReactElement {
  useTexts(newPaymentTexts, paymentTexts, paymentStatusTexts);
  const t = useTranslate();
  const paymentId = new URLSearchParams(useSearch()).get('payment');
  const missing = listSteps(business).find(
    ({ step, isDone }) => !isDone && (step === 'wallet' || step === 'assets'),
  );
  return (
    <StepFrame step="firstPayment" title={t('onboarding.title.firstPayment')} lead={business.name}>
      {missing !== undefined ? (
        <Card>
          <EmptyState
            icon={icons.alert}
            title={t('onboarding.pay.notReady')}
            text={t('onboarding.pay.notReady.text')}
            action={
              <PageLinkButton variant="primary" href={hrefOfStep(missing.step)}>
                {t('onboarding.pay.notReady.open')}
              </PageLinkButton>
            }
          />
        </Card>
      ) : paymentId === null ? (
        <CreateForm business={business} />
      ) : (
        <TestPayment key={paymentId} business={business} paymentId={paymentId} />
      )}
    </StepFrame>
  );
}

function CreateForm({ business }: FirstPaymentStepProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { business: services, payments } = useServices();
  const { state, clearErrors, submit } = useForm<'price.amount'>();
  const { id, defaultCurrency: currency } = business;
  const [typed, setTyped] = useState('10');
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const create = async (): Promise<void> => {
    const amount = readPrice(typed, currency);
    const done = await submit(
      amount === null ? { 'price.amount': 'newPayment.amount.missing' } : {},
      async () =>
        amount === null
          ? null
          : services.call((client) =>
              client.payments.create(
                id,
                { price: { amount, currency }, livemode: false },
                { idempotencyKey },
              ),
            ),
    );
    if (!done?.answer) return;
    payments.invalidate();
    navigate(hrefOfStep('firstPayment', done.answer.id), { replace: true });
  };
  return (
    <Card>
      <Form className={css.form} onSubmit={create}>
        <p>{t('onboarding.pay.text')}</p>
        <FormFailure failure={state.failure} fields={['price.amount']} />
        <AmountInput
          label={t('onboarding.pay.price')}
          currency={currency}
          trailing={currency}
          readOnly={state.isBusy}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            renewKey();
            clearErrors('price.amount');
          }}
          error={fieldMessage(state, 'price.amount', t)}
        />
        <StepActions
          step="firstPayment"
          isBusy={state.isBusy}
          submit={t('onboarding.pay.create')}
        />
      </Form>
    </Card>
  );
}

interface TestPaymentProps extends FirstPaymentStepProps {
  readonly paymentId: string;
}

function TestPayment({ business, paymentId }: TestPaymentProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.payment({ businessId: business.id, paymentId });
  useLive(resource, {
    refresh: resource.refresh,
    changesWithBlocks: () => {
      const found = resource.get().data?.found;
      return found != null && isMoving(found);
    },
  });
  return (
    <LoadedCard
      title={t('onboarding.step.firstPayment')}
      resource={resource}
      failed={t('onboarding.pay.loadFailed')}
      rows={3}
    >
      {({ found }) =>
        found === null ? <Ended /> : <Followed business={business} payment={found} />
      }
    </LoadedCard>
  );
}

interface FollowedProps extends FirstPaymentStepProps {
  readonly payment: PaymentDetail;
}

function Followed({ business, payment }: FollowedProps): ReactElement {
  switch (payment.status) {
    case 'CREATED':
    case 'PENDING':
      return <Waiting business={business} payment={payment} />;
    case 'CONFIRMING':
      return <Arrived payment={payment} />;
    case 'CONFIRMED':
    case 'COMPLETED':
      return <Paid business={business} payment={payment} />;
    default:
      return <Ended />;
  }
}

/** The way to the checkout, until the money comes. */
function Waiting({ business, payment }: FollowedProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { data: config } = useResource(useServices().client.resources.config);
  const { checkoutUrl: url, method, price } = payment;
  return (
    <div className={css.status}>
      <p role="status">
        <PaymentStatus payment={payment} hidesTest /> {formatPrice(price)}
      </p>
      <p>
        {t(config?.mode === 'sandbox' ? 'onboarding.pay.open.hint' : 'onboarding.pay.open.live')}{' '}
        {t('onboarding.pay.waiting.text')}
      </p>
      <bdi className={css.link}>{url}</bdi>
      <div className={css.actions}>
        <LinkButton
          variant="primary"
          icon={icons.external}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('onboarding.pay.open')}
        </LinkButton>
        <CopyButton text={url} label={t('payment.checkout.copy')} />
        {method !== null && (
          <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('payment.simulate')}
          </Button>
        )}
      </div>
      <p className={css.waiting}>
        <Spinner /> {t('onboarding.pay.waiting')}
      </p>
      <SimulateDialog
        business={business}
        payment={payment}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
      <Ways />
    </div>
  );
}

function Arrived({ payment }: Pick<FollowedProps, 'payment'>): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.status}>
      <Notice tone="info" live title={t('onboarding.pay.arrived')}>
        {t('onboarding.pay.arrived.text')}
      </Notice>
      <p>
        <PaymentStatus payment={{ ...payment, flags: [] }} />
      </p>
      <Ways />
    </div>
  );
}

function Paid({ business, payment }: FollowedProps): ReactElement {
  const t = useTranslate();
  const { business: services } = useServices();
  // The service has ended onboarding with the payment.
  useEffect(() => void services.reload(business.id), [services, business.id]);
  return (
    <div className={css.status}>
      <Notice tone="success" live title={t('onboarding.pay.paid')}>
        {t('onboarding.pay.paid.text', { business: business.name })}
      </Notice>
      <p>
        <PaymentStatus payment={payment} hidesTest /> {formatPrice(payment.price)}
      </p>
      <div className={css.actions}>
        <PageLinkButton variant="primary" href="/payments/dashboard">
          {t('onboarding.pay.dashboard')}
        </PageLinkButton>
        <PageLinkButton href={`/payments/payments/${payment.id}`}>
          {t('onboarding.pay.view')}
        </PageLinkButton>
        <PageLinkButton href="/payments/guides">{t('onboarding.pay.connect')}</PageLinkButton>
      </div>
    </div>
  );
}

function Ended(): ReactElement {
  const t = useTranslate();
  return (
    <EmptyState
      icon={icons.alert}
      title={t('onboarding.pay.ended')}
      text={t('onboarding.pay.ended.text')}
      action={
        <PageLinkButton variant="primary" href={hrefOfStep('firstPayment')}>
          {t('onboarding.pay.again')}
        </PageLinkButton>
      }
    />
  );
}

function Ways(): ReactElement {
  return <StepActions step="firstPayment" isBusy={false} isBlocked />;
}
