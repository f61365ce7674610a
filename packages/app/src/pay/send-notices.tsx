import type { AccountAsset } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import {
  checkoutHashTexts,
  checkoutResultTexts,
  countedCoins,
  findShortfall,
  isRestSmall,
  markText,
  otherCoins,
  restText,
  trimDecimal,
} from '@billfold/core/internal';
import { type Checkout, priceText } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AskShop } from './ask-shop.tsx';
import { isExact, ownOffer } from './is-exact.ts';
import * as css from './pay.css.ts';
import { pendingRefundText } from './pending-refund.ts';
import { RefundLink } from './refund-link.tsx';

export interface SendNoticesProps {
  readonly checkout: Checkout;
  readonly asset: AccountAsset;
  readonly amount: string;
  /** True where another amount was asked for while the page was open. */
  readonly isRepriced: boolean;
}

/** Events since the address was first shown, each in one sentence with what to do. */
export function SendNotices(props: SendNoticesProps): ReactElement | null {
  const { checkout, asset, amount, isRepriced } = props;
  useTexts(checkoutHashTexts, checkoutResultTexts);
  const t = useTranslate();
  const { symbol } = asset;
  const { paidState, merchant } = checkout;
  const isPartly = paidState === 'UNDERPAID';
  const other = otherCoins(checkout);
  const pending = pendingRefundText(checkout, t);
  const mark = valueOfMark(checkout, t);
  return (
    <>
      {mark !== null && <p className={css.small}>{t('checkout.send.mark', { value: mark })}</p>}
      {isPartly && (
        <Notice tone="success" title={partText(checkout, symbol, t)} live>
          {checkout.isRestAsked && <p>{t('checkout.send.asked', { merchant: merchant.name })}</p>}
          {pending !== null && <p>{pending}</p>}
          <RefundLink checkout={checkout} />
          {pending === null && isStuck(checkout) && (
            <>
              <p>{t('checkout.send.partly.stuck', { merchant: merchant.name })}</p>
              <AskShop checkout={checkout} />
            </>
          )}
        </Notice>
      )}
      {!isPartly && isRepriced && (
        <Notice tone="warning" live>
          <p>{t('checkout.send.repriced', { amount, symbol })}</p>
        </Notice>
      )}
      {/* Without a part of the price, the step says so itself before it asks to send. */}
      {other !== '' && (isPartly || pending !== null) && (
        <Notice tone="warning" live>
          <p>
            {pending ?? t('checkout.send.wrongAsset', { other, symbol, merchant: merchant.name })}
          </p>
          {!isPartly && <RefundLink checkout={checkout} />}
        </Notice>
      )}
    </>
  );
}

/** Returns the value by which the amount that is asked for marks its payment; null where it is not shown. */
function valueOfMark(checkout: Checkout, t: Translate): string | null {
  const { method, remaining, showsFiat } = checkout;
  const pays = findShortfall(checkout);
  if (!isExact(checkout) || !showsFiat || pays === null || method === null || remaining === null)
    return null;
  return markText({ amount: remaining, rate: method.rate, pays }, t);
}

/** Returns what arrived of the price: in its currency, or in the coin where the business shows no national ones. */
export function partText(checkout: Checkout, symbol: string, t: Translate): string {
  const { seen, credited, price } = checkout;
  if (restText(checkout, t) === null)
    return t('checkout.send.partly', { seen: trimDecimal(seen), symbol });
  return t('checkout.send.partly.value', {
    seen: countedCoins(checkout),
    value: priceText({ amount: credited, currency: price.currency }, t),
    price: priceText(price, t),
  });
}

/** Way to the shop for those who do not send the rest: below the ways to pay it, unless the notice above has it. */
export function StuckRest({ checkout }: Pick<SendNoticesProps, 'checkout'>): ReactElement | null {
  const { paidState, pendingRefund } = checkout;
  if (paidState !== 'UNDERPAID' || pendingRefund !== null || isStuck(checkout)) return null;
  return <AskShop checkout={checkout} />;
}

/** Reports whether the rest is so small that its payer may not be able to send it. */
function isStuck(checkout: Checkout): boolean {
  const { credited, price, isRestTooSmall } = checkout;
  const fee = ownOffer(checkout)?.feeHint ?? null;
  // Where the server holds the rest, the step above has the shop.
  return !isRestTooSmall && isRestSmall({ credited, price, fee });
}
