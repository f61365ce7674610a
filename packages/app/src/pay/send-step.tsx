import type { AccountAsset, Decimal } from '@billfold/core';
import { isFiat, payAsset, restText, trimDecimal } from '@billfold/core/internal';
import type { Checkout, PaymentMethod } from '@billfold/core/payments';
import { CopyButton, useTranslate } from '@billfold/react';
import { Button, Icon, icons, useIsPhone } from '@billfold/react/internal';
import { type ReactElement, Suspense, useEffect } from 'react';
import { rateText } from '../common/rate-text.ts';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';
import { AlreadyPaid } from './already-paid.tsx';
import { CancelPayment } from './cancel-payment.tsx';
import { findLongerHold, isChangeable } from './choices.ts';
import { FirstTime } from './first-time.tsx';
import { holdText } from './hold-text.ts';
import { isExact } from './is-exact.ts';
import {
  LazySandboxTools,
  LazySendNotices,
  LazyStuckRest,
  LazyTransferList,
} from './lazy-parts.tsx';
import { prefetchNextSteps } from './lazy-steps.tsx';
import * as css from './pay.css.ts';
import { PayWays } from './pay-ways.tsx';
import { PriceHold } from './price-hold.tsx';
import { SendComment } from './send-comment.tsx';
import { SendFacts } from './send-facts.tsx';
import * as sendCss from './send-step.css.ts';
import { StepHeading } from './step-heading.tsx';
import type { SendStepProps } from './step-props.ts';
import { useIsScarce } from './use-is-scarce.ts';
import { Waiting } from './waiting.tsx';

/** Where to send how much: the step in which money moves. */
export function SendStep(props: SendStepProps): ReactElement | null {
  const { method, remaining } = props.checkout;
  const asset = method === null ? undefined : payAsset(method);
  // A server offers the assets that its pages know, and an address with its amount.
  if (method === null || asset === undefined || remaining === null) return null;
  return <KnownSendStep {...props} method={method} asset={asset} amount={trimDecimal(remaining)} />;
}

interface KnownSendStepProps extends SendStepProps {
  readonly method: PaymentMethod;
  readonly asset: AccountAsset;
  readonly amount: Decimal;
}

function KnownSendStep(props: KnownSendStepProps): ReactElement {
  const { checkout, method, asset, amount, state, isFirst } = props;
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { symbol } = asset;
  useEffect(() => whenIdle(prefetchNextSteps, unhurriedMs), []);
  const isRest = checkout.paidState === 'UNDERPAID';
  const hasExact = isExact(checkout);
  const longer = findLongerHold(checkout);
  const waiting = (
    <Waiting
      loadedAt={state.loadedAt}
      rest={isRest ? (restText(checkout, t) ?? `${amount} ${symbol}`) : undefined}
    />
  );
  return (
    <>
      <div className={css.group}>
        <div className={sendCss.amount}>
          <StepHeading isFirst={isFirst}>
            {t(isRest ? 'checkout.send.rest' : 'checkout.send', { amount, symbol })}
          </StepHeading>
          <CopyButton
            text={amount}
            label={t('checkout.send.amount.copy')}
            message={t('checkout.send.amount.copied')}
            size="sm"
          />
          {checkout.showsFiat && isFiat(checkout.price) && (
            <p className={css.small}>
              <span dir="ltr">
                {t('checkout.rate', {
                  asset: symbol,
                  price: rateText(
                    { rate: method.rate, currency: checkout.price.currency, amounts: [amount] },
                    t,
                  ),
                })}
              </span>
            </p>
          )}
        </div>
        {/* What happened says how much is asked for: it comes before the page waits for it. */}
        {(hasExact || isRest || state.isRepriced || checkout.pendingRefund !== null) && (
          <Suspense>
            <LazySendNotices {...{ checkout, asset, amount }} isRepriced={state.isRepriced} />
          </Suspense>
        )}
        {/* An amount that names its payment is exact, whichever way it is sent. */}
        {hasExact && <ExchangeHint {...props} />}
        {method.memo !== null && (
          <SendComment checkout={checkout} method={method} memo={method.memo} />
        )}
        <div className={css.actions}>
          {checkout.expiresAt === null ? (
            waiting
          ) : (
            <PriceHold
              checkout={checkout}
              from={method.rateAt}
              until={checkout.expiresAt}
              aheadMs={state.aheadMs}
            >
              {waiting}
            </PriceHold>
          )}
          {longer !== undefined && (
            <p className={css.small}>
              {t('checkout.send.exchange.longer', {
                symbol: longer.asset,
                time: holdText(longer.windowMinutes, t),
              })}
            </p>
          )}
        </div>
      </div>
      {/* Folded parts have one line between them, and no gap. */}
      <div>
        <PayWays
          paymentId={checkout.id}
          method={method}
          amount={amount}
          until={checkout.expiresAt}
          aheadMs={state.aheadMs}
          isPhone={isPhone}
        >
          <SendFacts method={method} isSame={isRest && hasArrived(checkout, method)} />
          {!hasExact && <ExchangeHint {...props} />}
        </PayWays>
        <FirstTime isSending merchant={checkout.merchant.name} />
      </div>
      {checkout.transfers.length > 0 && (
        <Suspense>
          <LazyTransferList checkout={checkout} />
        </Suspense>
      )}
      {isRest && (
        <Suspense>
          <LazyStuckRest checkout={checkout} />
        </Suspense>
      )}
      <SendActions {...props} />
      {checkout.sandbox && (
        <Suspense>
          <LazySandboxTools {...props} />
        </Suspense>
      )}
    </>
  );
}

/** Fee and delay of an exchange, for those who copy the address into its form. */
function ExchangeHint(props: KnownSendStepProps): ReactElement | null {
  const { checkout, asset, amount, state } = props;
  const t = useTranslate();
  const isScarce = useIsScarce({ until: checkout.expiresAt, aheadMs: state.aheadMs });
  const isRest = checkout.paidState === 'UNDERPAID';
  const hasExact = isExact(checkout);
  // The page says to wait: what helps to send comes too late.
  if (isScarce && !hasExact) return null;
  return (
    <p className={hasExact ? sendCss.warning : sendCss.hint}>
      <Icon shape={hasExact ? icons.alert : icons.info} />
      {hasExact
        ? t('checkout.send.exact')
        : t('checkout.send.exchange', { amount, symbol: asset.symbol })}
      {/* The end of the price stands above the rest. */}
      {hasExact
        ? isChangeable(checkout) && ` ${t('checkout.send.exact.change')}`
        : !isRest && ` ${t('checkout.send.exchange.time', { merchant: checkout.merchant.name })}`}
    </p>
  );
}

/**
 * Reports whether a part of the price arrived after the rate of this quote, and so at its address. A payment that gets
 * a later quote may get another address.
 */
function hasArrived({ transfers }: Checkout, { asset, network, rateAt }: PaymentMethod): boolean {
  return transfers.some(
    (each) =>
      each.counted &&
      each.asset === asset &&
      each.network === network &&
      each.firstSeenAt >= rateAt,
  );
}

function SendActions({ checkout, method, source, onChange }: KnownSendStepProps): ReactElement {
  const t = useTranslate();
  // A transfer without its mark names no payment, and is found by its hash alone.
  const unmarked = method.memo === null ? 'checkout.already' : 'checkout.already.memo';
  const already = isExact(checkout) ? 'checkout.already.other' : unmarked;
  return (
    <div className={sendCss.quiet}>
      <AlreadyPaid {...{ checkout, source }} label={t(already)}>
        {isChangeable(checkout) && (
          <Button variant="plain" size="sm" onClick={onChange}>
            {t('checkout.send.change')}
          </Button>
        )}
        <CancelPayment checkout={checkout} source={source} />
      </AlreadyPaid>
    </div>
  );
}
