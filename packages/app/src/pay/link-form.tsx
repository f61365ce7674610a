import { ApiError, type Decimal, sanitizeAmountInput, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { compareAmounts, priceDigits } from '@billfold/core/internal';
import { type CheckoutLink, priceText } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { AmountField, Button, Form } from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { restOf } from './rest-of.ts';
import { keepStarted } from './started-payments.ts';
import { StepHeading } from './step-heading.tsx';
import { useAction } from './use-action.ts';

export interface LinkFormProps {
  readonly link: CheckoutLink;
  /** True where this browser has started a payment by the link, which comes first, and the form creates another. */
  readonly isAnother: boolean;
  /** Opens the page of the payment that was created. */
  readonly onPayment: (id: string) => void;
}

/** Creates a payment by a link; asks for the amount where the payer decides it. */
export function LinkForm(props: LinkFormProps): ReactElement {
  const { link, isAnother } = props;
  const { currency, price } = link;
  const t = useTranslate();
  const form = useLinkPayment(props);
  const limits = useLimits(link);
  const { heading, text, submit } = useWords(props);
  return (
    <Form className={css.group} onSubmit={form.submit}>
      <div className={css.stack}>
        <StepHeading isFirst>{heading}</StepHeading>
        <p className={css.muted}>{text}</p>
      </div>
      {price === null && (
        <AmountField
          label={t('checkoutLink.amount', { currency })}
          unit={currency}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={form.error}
          hint={limits}
          onValueChange={form.type}
        />
      )}
      {/* The error has taken their place. */}
      {price === null && form.error !== undefined && limits !== undefined && (
        <p className={css.small}>{limits}</p>
      )}
      <Button
        type="submit"
        variant={isAnother ? undefined : 'primary'}
        size="lg"
        wide
        busy={form.isBusy}
      >
        {submit}
      </Button>
      <ActionFailure failure={form.error === undefined ? form.failure : null} />
    </Form>
  );
}

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly submit: string;
}

/** Returns what is to be paid, or what is left of an invoice whose payment was started. */
function useWords({ link, isAnother }: LinkFormProps): Words {
  const t = useTranslate();
  const { price, title } = link;
  const textOf = (amount: Decimal) => priceText({ amount, currency: link.currency }, t);
  const submit = t(isAnother ? 'checkoutLink.another' : 'checkoutLink.continue');
  if (price === null)
    return { heading: t('checkoutLink.open'), text: t('checkoutLink.text.open'), submit };
  const rest = restOf(link);
  if (rest === null)
    return { heading: t('checkoutLink.fixed'), text: t('checkoutLink.text'), submit };
  return {
    heading: t('checkoutLink.partly', { arrived: textOf(rest.arrived), price: textOf(price) }),
    text: t('checkoutLink.partly.text', { rest: textOf(rest.amount), title }),
    submit: t('checkoutLink.resume'),
  };
}

function useLinkPayment({ link, onPayment }: LinkFormProps) {
  const t = useTranslate();
  const { checkout, platform } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [amount, setAmount] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  // One key for each amount: pressing again after a lost answer opens the same payment.
  const keys = useRef(new Map<string, string>());
  const submit = async (): Promise<void> => {
    const isTyped = link.price === null;
    const text = amount.endsWith('.') ? amount.slice(0, -1) : amount;
    const fault = isTyped ? findFault(link, text, t) : undefined;
    if (fault !== undefined) return setWrong(fault);
    const idempotencyKey = keys.current.get(text) ?? newKey(platform.random.bytes(16));
    keys.current.set(text, idempotencyKey);
    await run(async () => {
      const body = { amount: isTyped ? toDecimal(text) : null };
      const { id } = await checkout.payLink(link.slug, body, { idempotencyKey });
      keepStarted(link.slug, id);
      onPayment(id);
    });
  };
  const type = (text: string): void => {
    setWrong(undefined);
    setAmount(sanitizeAmountInput(amount, text, priceDigits(link.currency)));
  };
  const refused = failure instanceof ApiError ? failure.fields['amount']?.join(' ') : undefined;
  const error = wrong ?? refused;
  return { amount, type, error, submit, isBusy, failure };
}

/** Returns why a link takes no such amount; undefined where it does. */
function findFault(
  { minPrice, maxPrice, currency }: CheckoutLink,
  text: string,
  t: Translate,
): string | undefined {
  if (!/[1-9]/.test(text)) return t('checkoutLink.amount.missing');
  const typed = toDecimal(text);
  const textOf = (amount: Decimal) => priceText({ amount, currency }, t);
  if (minPrice !== null && compareAmounts(typed, minPrice).sign < 0)
    return t('checkoutLink.amount.low', { minimum: textOf(minPrice) });
  if (maxPrice !== null && compareAmounts(typed, maxPrice).sign > 0)
    return t('checkoutLink.amount.high', { maximum: textOf(maxPrice) });
  return undefined;
}

function newKey(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function useLimits({ minPrice, maxPrice, currency }: CheckoutLink): string | undefined {
  const t = useTranslate();
  const minimum = minPrice === null ? '' : priceText({ amount: minPrice, currency }, t);
  const maximum = maxPrice === null ? '' : priceText({ amount: maxPrice, currency }, t);
  if (minPrice === null && maxPrice === null) return undefined;
  if (maxPrice === null) return t('checkoutLink.amount.hint.minimum', { minimum });
  if (minPrice === null) return t('checkoutLink.amount.hint.maximum', { maximum });
  return t('checkoutLink.amount.hint.both', { minimum, maximum });
}
