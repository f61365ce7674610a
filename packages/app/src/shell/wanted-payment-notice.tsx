import {
  isEnded,
  isFiat,
  readCheckoutLink,
  shellTexts,
  trimDecimal,
} from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { LinkButton, Notice, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BusinessData } from '../services/business-data.ts';
import { useServices } from '../services/services-context.ts';
import { wantedPayment } from '../session/wanted-payment.ts';
import * as css from './shell.css.ts';

/** Shop and amount of the payment that waits for a sign-in or a new wallet, with the way back to its checkout. */
export function WantedPaymentNotice(): ReactElement | null {
  const { wantedPath } = useServices();
  // The page is remembered right before a redirect, and taken with one.
  useLocation();
  const link = wantedPayment(wantedPath.peek());
  return link === null ? null : <PaymentNotice key={link} link={link} />;
}

function PaymentNotice({ link }: { readonly link: string }): ReactElement {
  useTexts(shellTexts);
  const t = useTranslate();
  const payment = usePayment(link);
  const merchant = payment?.merchant ?? new URL(link).host;
  const amount = payment?.amount ?? null;
  return (
    <div className={css.notice}>
      <Notice
        tone="info"
        title={
          amount === null
            ? t('shell.paying.shop', { merchant })
            : t('shell.paying.title', { merchant, amount })
        }
      >
        {payment?.orderId != null && <p>{t('shell.paying.order', { id: payment.orderId })}</p>}
        <div className={css.noticeAction}>
          <LinkButton size="sm" variant="plain" href={link}>
            {t('shell.paying.back')}
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}

interface PaymentFacts {
  readonly merchant: string;
  /** Null where the payment asks for nothing any more, or the shop shows no price and no coin is chosen. */
  readonly amount: string | null;
  readonly orderId: string | null;
}

/** Loads the payment; null until then, where that fails, and for another host, which these pages may not call. */
function usePayment(link: string): PaymentFacts | null {
  const { business } = useServices();
  const [payment, setPayment] = useState<PaymentFacts | null>(null);
  useEffect(() => {
    const parts = readCheckoutLink(link);
    if (parts === null || parts.origin !== window.location.origin) return;
    let isCurrent = true;
    loadPayment(business, parts.paymentId).then(
      (loaded) => isCurrent && setPayment(loaded),
      // The notice leads to the checkout, which says the reason.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [link, business]);
  return payment;
}

async function loadPayment(business: BusinessData, id: string): Promise<PaymentFacts> {
  const checkout = await business.call((client) => client.checkout.get(id));
  const { merchant, orderId } = checkout;
  return { merchant: merchant.name, amount: await amountText(checkout), orderId };
}

async function amountText(checkout: Checkout): Promise<string | null> {
  const { status, price, showsFiat, method, due } = checkout;
  if (isEnded(status)) return null;
  const { priceText } = await import('@billfold/core/payments');
  if (showsFiat || !isFiat(price)) return priceText(price);
  return method === null || due === null ? null : `${trimDecimal(due)} ${method.asset}`;
}
