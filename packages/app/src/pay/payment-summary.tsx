import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { LinkLines } from './link-lines.tsx';
import * as css from './pay.css.ts';

/** Order that is paid for. */
export function PaymentSummary({ checkout }: { readonly checkout: Checkout }): ReactElement {
  const t = useTranslate();
  const { price, description, orderId, lines } = checkout;
  return (
    <>
      {description !== null && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {orderId !== null && <p className={css.small}>{t('checkout.order', { id: orderId })}</p>}
      <LinkLines lines={lines} currency={price.currency} />
    </>
  );
}
