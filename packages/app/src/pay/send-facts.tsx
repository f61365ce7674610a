import type { AccountAsset } from '@billfold/core';
import type { PaymentMethod } from '@billfold/core/payments';
import { AddressText, CopyButton, useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as sendCss from './send-step.css.ts';

export interface SendFactsProps {
  readonly asset: AccountAsset;
  /** Amount that is still to arrive. */
  readonly amount: string;
  readonly method: PaymentMethod;
}

/** Amount, address and comment, each to copy as it is typed into a wallet. */
export function SendFacts({ asset, amount, method }: SendFactsProps): ReactElement {
  const t = useTranslate();
  const { address, memo } = method;
  return (
    <>
      <div className={sendCss.fact}>
        <span className={sendCss.label}>{t('checkout.send.amount')}</span>
        <span className={sendCss.value} dir="ltr">
          {amount} {asset.symbol}
        </span>
        <CopyButton text={amount} label={t('checkout.send.amount.copy')} wide />
      </div>
      <div className={sendCss.fact}>
        <span className={sendCss.label}>{t('checkout.send.address')}</span>
        <span className={sendCss.address}>
          <AddressText address={address} form="lines" />
        </span>
        <CopyButton text={address} label={t('checkout.send.address.copy')} wide />
      </div>
      {memo !== null && (
        <div className={sendCss.fact}>
          <span className={sendCss.label}>{t('checkout.send.memo')}</span>
          <span className={sendCss.value} dir="ltr">
            {memo}
          </span>
          <CopyButton text={memo} label={t('checkout.send.memo.copy')} wide />
          <Notice tone="warning">
            <p>{t('checkout.send.memo.warning')}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
