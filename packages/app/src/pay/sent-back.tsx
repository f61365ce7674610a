import { compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { AddressText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { networkTitle } from './network-title.ts';
import * as css from './pay.css.ts';
import { TransactionLink } from './transaction-link.tsx';

/** Refunds of a payment with the addresses that they went to, where their payer looks for them. */
export function SentBack({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  const t = useTranslate();
  const { refunds, sandbox } = checkout;
  if (refunds.length === 0) return null;
  return (
    <section className={css.stack} aria-label={t('checkout.sentBack')}>
      <h3 className={css.label}>{t('checkout.sentBack')}</h3>
      <ul className={css.stack}>
        {refunds.map(({ hash, asset, network, amount, sent, address }) => {
          const fee = compareAmounts(amount, sent).by;
          return (
            <li key={hash} className={css.transfer}>
              <span className={css.stack}>
                <span dir="ltr">
                  {trimDecimal(sent)} {asset} · {networkTitle(network)}
                </span>
                {isAboveZero(fee) && (
                  <span className={css.small}>
                    {t('checkout.sentBack.fee', {
                      amount: `${trimDecimal(amount)} ${asset}`,
                      fee: `${fee} ${asset}`,
                    })}
                  </span>
                )}
                <span className={css.small}>
                  {t('checkout.sentBack.to')} <AddressText address={address} />
                </span>
              </span>
              <TransactionLink {...{ network, hash, sandbox }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
