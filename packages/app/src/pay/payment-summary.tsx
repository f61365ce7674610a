import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { LinkLines } from './link-lines.tsx';
import * as css from './pay.css.ts';
import { priceText } from './price-text.ts';

/** Price and what is paid for. */
export function PaymentSummary({ checkout }: { readonly checkout: Checkout }): ReactElement {
  const t = useTranslate();
  const { price, description, orderId, lines } = checkout;
  return (
    <div className={css.group}>
      <div className={css.stack}>
        <p className={css.label}>{t('checkout.price')}</p>
        <p className={css.price}>{priceText(price)}</p>
        {description !== null && <p>{description}</p>}
        {orderId !== null && <p className={css.small}>{t('checkout.order', { id: orderId })}</p>}
      </div>
      <LinkLines lines={lines} currency={price.currency} />
    </div>
  );
}
