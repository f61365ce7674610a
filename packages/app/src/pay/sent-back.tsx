import { getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { AddressText, useTranslate } from '@billfold/react';
import { ExplorerLink } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ledgerExplorer } from '../common/explorer.ts';
import { networkTitle } from './network-title.ts';
import * as css from './pay.css.ts';

/** Refunds of a payment with the addresses that they went to, where their payer looks for them. */
export function SentBack({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  const t = useTranslate();
  const { refunds, sandbox } = checkout;
  if (refunds.length === 0) return null;
  return (
    <section className={css.stack} aria-label={t('checkout.sentBack')}>
      <h3 className={css.label}>{t('checkout.sentBack')}</h3>
      <ul className={css.stack}>
        {refunds.map(({ hash, asset, network, amount, address }) => (
          <li key={hash} className={css.transfer}>
            <span className={css.stack}>
              <span dir="ltr">
                {trimDecimal(amount)} {asset} · {networkTitle(network)}
              </span>
              <span className={css.small}>
                {t('checkout.sentBack.to')} <AddressText address={address} />
              </span>
            </span>
            <ExplorerLink
              explorer={sandbox ? ledgerExplorer(network) : getNetwork(network).explorer}
              page={{ hash }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
