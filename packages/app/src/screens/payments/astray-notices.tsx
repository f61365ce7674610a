import { getNetwork } from '@billfold/core';
import type { PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { ChainText, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Coins that came on a network that the payment does not ask for, and how to get them out. */
export function AstrayNotices({
  payment: { astray },
}: {
  readonly payment: Pick<PaymentDetail, 'astray'>;
}): ReactElement {
  const t = useTranslate();
  return (
    <>
      {astray.map(({ network, hash, paths }) => {
        const other = getNetwork(network).name;
        return (
          <Notice key={`${network} ${hash}`} tone="warning" title={t('payment.astray', { other })}>
            <p>{t('payment.astray.text', { other })}</p>
            {paths.length > 0 && <p>{t('payment.astray.take', { paths: paths.join(', ') })}</p>}
            <ChainText
              network={network}
              page={{ hash }}
              copyLabel={t('payment.transfers.copyHash')}
            />
          </Notice>
        );
      })}
    </>
  );
}
