import { getNetwork } from '@billfold/core';
import { checkoutHashTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { AddressText, useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AskShop } from './ask-shop.tsx';
import { askedNetwork } from './asked-network.ts';
import { leadsToShop } from './checkout-step.ts';
import * as css from './pay.css.ts';
import { scrollOnMount } from './scroll-on-mount.ts';
import { TransactionLink } from './transaction-link.tsx';

/** Transactions that arrived without naming the payment, as long as the shop has yet to match them. */
export function UnmatchedNotice({ checkout }: { readonly checkout: Checkout }): ReactElement {
  useTexts(checkoutHashTexts);
  const t = useTranslate();
  const { unmatched, merchant, sandbox } = checkout;
  const [first] = unmatched;
  const isAsked = leadsToShop({ ...checkout, unmatched: [] });
  return (
    <div ref={scrollOnMount}>
      <Notice tone="warning" live>
        <div className={css.actions}>
          <p>
            {first?.onOtherNetwork
              ? t('checkoutHash.otherNetwork', {
                  merchant: merchant.name,
                  other: getNetwork(first.network).name,
                  network: askedNetwork(checkout),
                })
              : t('checkoutHash.unmatched', { merchant: merchant.name })}
          </p>
          {unmatched.map(({ network, hash }) => (
            <p key={hash} className={css.row}>
              <AddressText address={hash} />
              <TransactionLink {...{ network, hash, sandbox }} />
            </p>
          ))}
          {!isAsked && <AskShop checkout={checkout} hash={first?.hash} />}
        </div>
      </Notice>
    </div>
  );
}
