import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { LinkLines } from './link-lines.tsx';
import * as css from './pay.css.ts';

/** Order that is paid for. */
export function PaymentSummary({ checkout }: { readonly checkout: Checkout }): ReactElement {
  const t = useTranslate();
  const { price, description, orderId, invoiceNumber, lines } = checkout;
  return (
    <>
      {invoiceNumber && (
        <p className={css.small}>{t('checkout.invoice', { number: invoiceNumber })}</p>
      )}
      <OrderFacts description={description} orderId={orderId} />
      <LinkLines lines={lines} currency={price.currency} />
    </>
  );
}

/** Description and number of an order, as the shop gave them. */
export function OrderFacts({
  description,
  orderId,
}: Pick<Checkout, 'description' | 'orderId'>): ReactElement {
  const t = useTranslate();
  return (
    <>
      {description !== null && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {orderId !== null && <p className={css.small}>{t('checkout.order', { id: orderId })}</p>}
    </>
  );
}
