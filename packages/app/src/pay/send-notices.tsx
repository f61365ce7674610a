import type { AccountAsset } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AskShop } from './ask-shop.tsx';
import * as css from './pay.css.ts';

export interface SendNoticesProps {
  readonly checkout: Checkout;
  readonly asset: AccountAsset;
  readonly amount: string;
  readonly dueBefore: string | null;
}

/** Events since the address was first shown, each in one sentence with what to do. */
export function SendNotices(props: SendNoticesProps): ReactElement | null {
  const { checkout, asset, amount, dueBefore } = props;
  const t = useTranslate();
  const { symbol } = asset;
  const { paidState, seen, flags, merchant } = checkout;
  const isPartly = paidState === 'UNDERPAID';
  return (
    <>
      {isPartly && (
        <Notice
          tone="warning"
          title={t('checkout.send.partly', { seen: trimDecimal(seen), symbol })}
          live
        >
          <div className={css.actions}>
            <p>{t('checkout.send.partly.text', { remaining: amount, symbol })}</p>
            <p>{t('checkout.send.partly.exchange')}</p>
            <p>{t('checkout.send.partly.stuck', { merchant: merchant.name })}</p>
            <AskShop checkout={checkout} />
          </div>
        </Notice>
      )}
      {!isPartly && dueBefore !== null && (
        <Notice tone="info" live>
          <p>{t('checkout.send.repriced', { amount, symbol, before: dueBefore })}</p>
        </Notice>
      )}
      {flags.includes('wrongAsset') && (
        <Notice tone="danger" live>
          <p>{t('checkout.send.wrongAsset', { symbol, merchant: merchant.name })}</p>
          {!isPartly && <AskShop checkout={checkout} />}
        </Notice>
      )}
    </>
  );
}
