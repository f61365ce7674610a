import { checkoutPartsTexts, trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { AddressText, TimeText, useTranslate } from '@billfold/react';
import { Badge, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';
import { TransactionLink } from './transaction-link.tsx';

/** Transactions that arrived for the payment, with those that do not count. */
export function TransferList({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const { transfers, sandbox, simulated, selected } = checkout;
  if (transfers.length === 0) return null;
  return (
    <section className={css.stack} aria-label={t('checkout.transfers')}>
      <h3 className={css.label}>{t('checkout.transfers')}</h3>
      <ul className={css.stack}>
        {transfers.map(({ hash, asset, network, amount, firstSeenAt, counted, endedAs }) => (
          <li key={`${hash} ${amount}`} className={css.transfer}>
            <span className={css.stack}>
              <span className={css.row}>
                <span dir="ltr">
                  {trimDecimal(amount)} {asset}
                </span>
                {!counted && (
                  <Badge tone="warning">
                    {t(
                      `checkout.transfers.${endedAs ?? (asset === selected?.asset ? 'uncounted' : 'other')}`,
                    )}
                  </Badge>
                )}
              </span>
              <span className={css.small}>
                {hash === null ? t('checkout.transfers.contract') : <AddressText address={hash} />}{' '}
                · <TimeText at={firstSeenAt} inSentence />
              </span>
            </span>
            {hash !== null && !simulated && <TransactionLink {...{ network, hash, sandbox }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
