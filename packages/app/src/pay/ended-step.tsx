import type { Translate } from '@billfold/core/i18n';
import {
  checkoutPartsTexts,
  checkoutResultTexts,
  countedCoins,
  creditedText,
  invalidReason,
  otherCoins,
} from '@billfold/core/internal';
import { type Checkout, priceText } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, LinkButton, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { AlreadyPaid } from './already-paid.tsx';
import { AskShop } from './ask-shop.tsx';
import { awaitsAddress, type CheckoutStep, goesBack } from './checkout-step.ts';
import { ContactButton } from './contact-button.tsx';
import { contactUrl } from './contact-url.ts';
import { DecisionEmail } from './decision-email.tsx';
import { invalidText, invalidTitle } from './invalid-text.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { PaymentId } from './payment-id.tsx';
import { pendingRefundText } from './pending-refund.ts';
import { RefundLink } from './refund-link.tsx';
import { ResultHead } from './result-head.tsx';
import { shopUrl } from './return-url.ts';
import { SentBack } from './sent-back.tsx';
import type { StepProps } from './step-props.ts';
import { TransferList } from './transfer-list.tsx';
import { useAction } from './use-action.ts';

export interface EndedStepProps extends StepProps {
  readonly step: Extract<CheckoutStep, 'expired' | 'short' | 'late' | 'cancelled' | 'invalid'>;
  /** Goes to the choice of a coin, for a new price in another one. */
  readonly onChange: () => void;
}

const tones = {
  expired: 'info',
  cancelled: 'closed',
  short: 'warning',
  late: 'warning',
  invalid: 'warning',
} as const;

/** The payment has ended without its price: what arrived, where it is, and the one thing to do. */
export function EndedStep(props: EndedStepProps): ReactElement {
  const { checkout, source, step, isFirst } = props;
  useTexts(checkoutPartsTexts, checkoutResultTexts);
  const t = useTranslate();
  const { id, merchant, selected, transfers, actions } = checkout;
  const back = shopUrl(checkout);
  const tone = unpaidWith(checkout, step) === '' ? tones[step] : 'warning';
  const contact = asksShop(checkout, step)
    ? contactUrl(checkout, `${t('checkout.help.id')}: ${id}`)
    : null;
  // A transaction that is listed does not have to be looked for.
  const canClaim = step !== 'short' && step !== 'late' && transfers.length === 0;
  return (
    <>
      <ResultHead
        tone={tone}
        title={t(titleOf(checkout, step), { merchant: merchant.name })}
        isFirst={isFirst}
      >
        <Explanation {...props} />
      </ResultHead>
      {goesBack(checkout) && <RefundLink checkout={checkout} />}
      <div className={css.actions}>
        {contact !== null && (
          <>
            <ContactButton href={contact} merchant={merchant.name} />
            <div className={css.centred}>
              <PaymentId id={id} isAsked />
            </div>
          </>
        )}
        <RefreshPrice {...props} isFirstAction={contact === null} />
        {back !== null && back !== contact && (
          <LinkButton
            href={back}
            target="_top"
            variant={contact !== null || actions.includes('REFRESH') ? undefined : 'primary'}
            size="lg"
            wide
          >
            {t('checkout.paid.back', { merchant: merchant.name })}
          </LinkButton>
        )}
        {canClaim && selected !== null && (
          <AlreadyPaid checkout={checkout} source={source} isEnded />
        )}
      </div>
      {awaitsDecision(checkout, step) && <DecisionEmail {...{ checkout, source }} />}
      <TransferList checkout={checkout} />
      <SentBack checkout={checkout} />
      {contact === null && <AskShop checkout={checkout} isCentred />}
    </>
  );
}

type EndedAs = EndedStepProps['step'];

/** Returns what came in another coin for a payment that nothing counts for; empty otherwise. */
function unpaidWith(checkout: Checkout, step: EndedAs): string {
  return step === 'expired' || step === 'cancelled' ? otherCoins(checkout) : '';
}

/** Reports whether the shop holds money that it has to decide about, or has to say how to go on. */
function asksShop(checkout: Checkout, step: EndedAs): boolean {
  if (goesBack(checkout)) return false;
  return mayHoldMoney(step) || unpaidWith(checkout, step) !== '' || checkout.unmatched.length > 0;
}

/** Reports whether the shop holds money, and nothing says yet what becomes of it. */
function awaitsDecision(checkout: Checkout, step: EndedAs): boolean {
  if (!asksShop(checkout, step)) return false;
  return step !== 'invalid' || invalidReason(checkout) === 'REFUSED';
}

/** Reports whether the payment ended with money that came for it, or that the network undid. */
function mayHoldMoney(step: EndedAs): boolean {
  return step === 'short' || step === 'late' || step === 'invalid';
}

function titleOf(checkout: Checkout, step: EndedAs) {
  if (awaitsAddress(checkout)) return 'checkout.sentBack.title';
  if (step === 'short') return 'checkout.expired.short';
  // The payment itself can still be paid, as an invoice until it is due.
  if (step === 'expired' && checkout.actions.includes('REFRESH')) return 'checkout.expired.price';
  if (step === 'cancelled' && checkout.cancelledBy)
    return `checkout.cancelled.${checkout.cancelledBy}` as const;
  return step === 'invalid' ? invalidTitle(checkout) : (`checkout.${step}` as const);
}

function Explanation({ checkout, step }: EndedStepProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      {explain(checkout, step, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function explain(checkout: Checkout, step: EndedAs, t: Translate): readonly string[] {
  const { selected, refundState, expiredText } = checkout;
  const canRefresh = checkout.actions.includes('REFRESH');
  const amount = countedCoins(checkout);
  const other = unpaidWith(checkout, step);
  const values = {
    ...{ amount, other, symbol: selected?.asset ?? '', merchant: checkout.merchant.name },
    price: priceText(checkout.price, t),
  };
  const pending = pendingRefundText(checkout, t);
  if (pending !== null && (other !== '' || mayHoldMoney(step))) return [pending];
  if (other !== '') return [t('checkout.expired.wrongAsset', values)];
  if (mayHoldMoney(step) && refundState !== 'NONE')
    return [t(`checkout.paid.refunded.${refundState}`, values)];
  // The notice above says what came, and not to pay again.
  if (checkout.unmatched.length > 0 && !mayHoldMoney(step)) return [];
  const value = creditedText(checkout, t);
  switch (step) {
    case 'expired':
      return [
        expiredText ?? t(canRefresh ? 'checkout.expired.text' : 'checkout.expired.closed', values),
        ...(selected === null ? [] : [t('checkout.expired.sent', values)]),
      ];
    case 'short':
      return [
        value === null
          ? t('checkout.expired.short.amount', values)
          : t('checkout.expired.short.value', { ...values, value }),
        t('checkout.expired.short.text', values),
        t('checkout.shopSees', values),
      ];
    case 'late': {
      const valued = value === null ? amount : `${amount} (${value})`;
      const late =
        checkout.status === 'CANCELLED' ? 'checkout.late.cancelled' : 'checkout.late.text';
      return [t(late, { ...values, amount: valued }), t('checkout.shopSees', values)];
    }
    case 'invalid':
      return [t(invalidText(checkout), values)];
    default:
      return [t('checkout.cancelled.text', values)];
  }
}

interface RefreshPriceProps extends EndedStepProps {
  /** True where nothing is to be done before it. */
  readonly isFirstAction: boolean;
}

function RefreshPrice(props: RefreshPriceProps): ReactElement | null {
  const { checkout, source, onChange, isFirstAction } = props;
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const { actions, selected, id, unmatched } = checkout;
  if (!actions.includes('REFRESH') || unmatched.length > 0) return null;
  const refresh = async (): Promise<void> => {
    if (selected === null) return onChange();
    const isDone = await run(async () => source.show(await calls.selectMethod(id, selected)));
    if (!isDone) await source.load();
  };
  return (
    <>
      <Button
        variant={isFirstAction ? 'primary' : undefined}
        size="lg"
        wide
        busy={isBusy}
        onClick={() => void refresh()}
      >
        {t('checkout.expired.refresh')}
      </Button>
      <ActionFailure failure={failure} />
    </>
  );
}
