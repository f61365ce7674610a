import { getNetwork } from '@billfold/core';
import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { ChainText, CopyIcon, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { MarkPaidButton } from './mark-paid-button.tsx';
import * as css from './payment.css.ts';

/** Notices of transactions that the payer named and that pay nothing: where they are, and what the business can do. */
export function NamedNotices({
  business,
  payment,
}: {
  readonly business: Business;
  readonly payment: PaymentDetail;
}): ReactElement {
  const t = useTranslate();
  const { astray, named, paidElsewhere } = payment;
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
          <Notice
            key={`${network} ${hash}`}
            tone={paidElsewhere === null ? 'warning' : 'info'}
            title={title}
          >
            {paidElsewhere === null && <p>{t('payment.astray.text')}</p>}
            <ChainText network={network} page={{ hash }} copyLabel={copyLabel} />
            {paths.length > 0 && <p>{t('payment.astray.take')}</p>}
            {paths.map((path) => (
              <p key={path} className={css.copied}>
                <code className={css.code}>{path}</code>
                <CopyIcon text={path} label={t('payment.astray.copyPath')} />
              </p>
            ))}
            <MarkPaidButton {...{ business, payment }} />
          </Notice>
        );
      })}
    </>
  );
}
