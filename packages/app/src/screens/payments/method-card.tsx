import { getNetwork } from '@billfold/core';
import type { Payment } from '@billfold/core/payments';
import { CoinMark, useTranslate } from '@billfold/react';
import { Card, ChainText, CopyIcon, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetName } from '../../common/asset-name.ts';
import * as css from './payment.css.ts';

/** Where the customer pays or paid; nothing before they chose. */
export function MethodCard({ payment }: { readonly payment: Payment }): ReactElement | null {
  const t = useTranslate();
  const { method } = payment;
  if (method === null) return null;
  const { asset, network, address, memo, reference } = method;
  const rows = [
    {
      label: t('payment.method.network'),
      value: (
        <span className={css.asset}>
          <CoinMark symbol={asset} network={network} size={20} />
          {asset === getNetwork(network).symbol
            ? getNetwork(network).name
            : assetName({ symbol: asset, network }, t)}
        </span>
      ),
    },
    {
      label: t('payment.method.address'),
      stacked: true,
      value: (
        <ChainText
          network={network}
          page={{ address }}
          form="grouped"
          copyLabel={t('payment.method.copyAddress')}
        />
      ),
    },
    ...(memo === null
      ? []
      : [
          {
            label: t('payment.method.memo'),
            value: <CopiedText text={memo} label={t('payment.method.copyMemo')} />,
          },
        ]),
    ...(reference === null
      ? []
      : [
          {
            label: t('payment.method.reference'),
            stacked: true,
            value: <CopiedText text={reference} label={t('payment.method.copyReference')} />,
          },
        ]),
  ];
  return (
    <Card title={t(payment.paidState === 'UNPAID' ? 'payment.method.unpaid' : 'payment.method')}>
      <Statement rows={rows} />
    </Card>
  );
}

function CopiedText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className={css.copied}>
      <code className={css.code}>{text}</code>
      <CopyIcon text={text} label={label} />
    </span>
  );
}
