import { isAboveZero, isFiat } from '@billfold/core/internal';
import { priceText } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { ErrorState, Spinner } from '@billfold/react/internal';
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import type { CheckoutSource, CheckoutState } from './checkout-source.ts';
import { type CheckoutStep, leadsToShop, stepOf } from './checkout-step.ts';
import { ChooseStep } from './choose-step.tsx';
import { type Hold, holdOf } from './hold-of.ts';
import { LazyLostNotice, LazyNotFound, LazyUnmatchedNotice } from './lazy-parts.tsx';
import {
  LazyConfirmingStep,
  LazyDetailsStep,
  LazyEndedStep,
  LazyHeldStep,
  LazyPaidStep,
  LazyPayerDetails,
  LazySimulatedStep,
} from './lazy-steps.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import * as css from './pay.css.ts';
import { PayFrame } from './pay-frame.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { ReachNotice } from './reach-notice.tsx';
import { needsDetails } from './required-details.ts';
import { SendStep } from './send-step.tsx';
import type { ShownPayment } from './step-props.ts';

/** Page of one payment, from its first load to its receipt. */
export function PaymentPage({ source }: { readonly source: CheckoutSource }): ReactElement {
  const t = useTranslate();
  const state = useStore(source);
  const { checkout, failure } = state;
  if (checkout === null) {
    if (failure === null) return <PageSkeleton />;
    if (failure.status === 404) return <LazyNotFound />;
    return (
      <main className={css.alone}>
        <ErrorState
          error={failure}
          title={t('checkout.loadFailed')}
          onRetry={() => void source.load()}
        />
      </main>
    );
  }
  return <Payment checkout={checkout} source={source} state={state} />;
}

interface PaymentProps extends ShownPayment {
  readonly state: CheckoutState;
}

function Payment({ checkout, source, state }: PaymentProps): ReactElement {
  const t = useTranslate();
  const [isChoosing, setIsChoosing] = useState(false);
  const [hasDetails, setHasDetails] = useState(readHasDetails);
  const keepDetails = () => {
    // Stays with this entry of the history: a reload does not ask again for what is optional.
    window.history.replaceState({ hasDetails: true }, '');
    setHasDetails(true);
  };
  const step = stepOf(checkout);
  const canChoose = checkout.actions.includes('SELECT') || checkout.actions.includes('REFRESH');
  const asksDetails =
    (step === 'choose' || step === 'pay') &&
    (checkout.detailsMissing || (!hasDetails && needsDetails(checkout)));
  const shown = asksDetails ? 'details' : isChoosing && canChoose ? 'choose' : step;
  const isUnpaid = shown !== 'confirming' && shown !== 'paid';
  const hold = shown === 'pay' ? holdOf(checkout) : null;
  const { failure } = state;
  const { refundState, remaining } = checkout;
  const openAmountLabel = checkout.isOpenAmount ? t('checkout.amount') : undefined;
  // A shop may accept less than its price.
  const isWhole =
    shown === 'paid' && refundState !== 'FULL' && (remaining === null || !isAboveZero(remaining));
  const priceLabel = isWhole ? t('checkout.price.paid') : openAmountLabel;
  return (
    <PayFrame
      merchant={checkout.merchant}
      title={asksToPay(shown) && hold === null ? undefined : checkout.merchant.name}
      hasContact={shown !== step || !leadsToShop(checkout)}
      isTest={checkout.sandbox}
      priceLabel={priceLabel}
      price={checkout.showsFiat || !isFiat(checkout.price) ? priceText(checkout.price, t) : null}
      summary={<PaymentSummary checkout={checkout} />}
    >
      {failure !== null && <ReachNotice failure={failure} />}
      {isUnpaid && shown !== 'invalid' && hasLost(checkout) && (
        <Suspense>
          <LazyLostNotice />
        </Suspense>
      )}
      {isUnpaid && hold === null && checkout.unmatched.length > 0 && (
        <Suspense>
          <LazyUnmatchedNotice checkout={checkout} />
        </Suspense>
      )}
      <Suspense fallback={<Spinner />}>
        <Step
          {...{ checkout, source, state, shown, hold, isChoosing }}
          onDetails={keepDetails}
          onChoosing={setIsChoosing}
        />
      </Suspense>
      {/* Outside of the steps: an email that is being typed stays when the payment completes. */}
      {(shown === 'confirming' || shown === 'paid') && (
        <Suspense>
          <LazyPayerDetails checkout={checkout} source={source} />
        </Suspense>
      )}
    </PayFrame>
  );
}

/** Reports whether a transaction of the payment ended without paying, and none other pays instead. */
function hasLost({ paidState, transfers }: ShownPayment['checkout']): boolean {
  return paidState === 'UNPAID' && transfers.some(({ endedAs }) => endedAs !== null);
}

/** Reports whether a step comes before the payment: afterwards, a page that asks to pay would invite to pay twice. */
function asksToPay(shown: StepViewProps['shown']): boolean {
  return shown === 'details' || shown === 'choose' || shown === 'pay';
}

interface StepViewProps extends PaymentProps {
  readonly shown: CheckoutStep | 'details';
  readonly hold: Hold | null;
  readonly isChoosing: boolean;
  readonly onDetails: () => void;
  readonly onChoosing: (isChoosing: boolean) => void;
}

function Step(props: StepViewProps): ReactElement {
  const { checkout, source, state, shown, hold, isChoosing, onDetails, onChoosing } = props;
  // The rest of a payment is a new place: what arrived stands above it.
  const place = shown === 'pay' ? `pay ${hold ?? checkout.paidState}` : shown;
  const isFirst = useIsFirst(place);
  const common = { checkout, source, isFirst };
  const change = () => onChoosing(true);
  switch (shown) {
    case 'details':
      return <LazyDetailsStep {...common} onSaved={onDetails} />;
    case 'choose':
      return (
        <ChooseStep
          {...common}
          onKeep={isChoosing ? () => onChoosing(false) : null}
          onChosen={() => onChoosing(false)}
        />
      );
    case 'pay':
      if (checkout.simulated)
        return <LazySimulatedStep key={place} {...common} state={state} onChange={change} />;
      if (hold === null)
        return <SendStep key={place} {...common} state={state} onChange={change} />;
      return (
        <LazyHeldStep key={place} {...common} hold={hold}>
          <SendStep {...common} state={state} onChange={change} />
        </LazyHeldStep>
      );
    case 'confirming':
      return <LazyConfirmingStep {...common} />;
    case 'paid':
      return <LazyPaidStep {...common} />;
    default:
      return <LazyEndedStep {...common} step={shown} onChange={change} />;
  }
}

function readHasDetails(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'hasDetails' in state;
}

/** Returns true until the first change of the step: the page opened with it. */
function useIsFirst(step: string): boolean {
  const opened = useRef(step);
  const isFirst = opened.current === step;
  useEffect(() => {
    if (!isFirst) opened.current = '';
  }, [isFirst]);
  return isFirst;
}
