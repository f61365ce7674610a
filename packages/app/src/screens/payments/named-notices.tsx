import { getNetwork } from '@billfold/core';
import type { PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { ChainText, CopyIcon, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import * as css from './payment.css.ts';

/** Notices of transactions that the payer named and that pay nothing: where they are, and what the business can do. */
export function NamedNotices({
  payment: { astray, named },
}: {
  readonly payment: Pick<PaymentDetail, 'astray' | 'named'>;
}): ReactElement {
  const t = useTranslate();
  const copyLabel = t('payment.transfers.copyHash');
  return (
    <>
      {named.map(({ network, hash }) => (
        <Notice key={`${network} ${hash}`} tone="warning" title={t('payment.named')}>
          <p>{t('payment.named.text')}</p>
          <ChainText network={network} page={{ hash }} copyLabel={copyLabel} />
          <p>
            <PageLink href="/payments/unmatched">{t('payment.named.open')}</PageLink>
          </p>
        </Notice>
      ))}
      {astray.map(({ network, hash, asset, amount, paths }) => {
        const other = getNetwork(network).name;
        const title =
          asset === null || amount === null
            ? t('payment.astray.unknown', { other })
            : t('payment.astray', { other, amount: `${amount} ${asset}` });
        return (
          <Notice key={`${network} ${hash}`} tone="warning" title={title}>
            <p>{t('payment.astray.text')}</p>
            <ChainText network={network} page={{ hash }} copyLabel={copyLabel} />
            {paths.length > 0 && <p>{t('payment.astray.take')}</p>}
            {paths.map((path) => (
              <p key={path} className={css.copied}>
                <code className={css.code}>{path}</code>
                <CopyIcon text={path} label={t('payment.astray.copyPath')} />
              </p>
            ))}
          </Notice>
        );
      })}
    </>
  );
}
