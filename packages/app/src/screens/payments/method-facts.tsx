import { getNetwork } from '@billfold/core';
import type { Payment, PaymentDetail } from '@billfold/core/payments';
import { AddressText, CoinMark, useTranslate } from '@billfold/react';
import { ChainText, CopyIcon, Icon, icons, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { assetName } from '../../common/asset-name.ts';
import { FactGroup } from './fact-group.tsx';
import * as css from './payment.css.ts';
import { useRateRows } from './rate-rows.tsx';

/** Where the customer pays or paid; nothing before they chose. */
export function MethodFacts({ payment }: { readonly payment: PaymentDetail }): ReactElement | null {
  const t = useTranslate();
  const rates = useRateRows(payment);
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
            value: (
              <span className={css.copied}>
                <AddressText address={reference} form="grouped" />
                <CopyIcon text={reference} label={t('payment.method.copyReference')} />
              </span>
            ),
          },
        ]),
  ];
  // The customer may have paid in coins that they had chosen before.
  const isPaidHere = payment.transfers.some(
    (each) => each.counted && each.asset === asset && each.network === network,
  );
  const title = t(isPaidHere ? 'payment.method' : 'payment.method.unpaid');
  if (isOver(payment))
    return (
      <section className={css.group} aria-label={title}>
        <details className={css.folded}>
          <summary className={css.fold}>
            <h2 className={css.subtitle}>{title}</h2>
            <Icon shape={icons.chevronDown} size={16} className={css.chevron} />
          </summary>
          <Statement density="plain" rows={[...rows, ...rates]} />
        </details>
      </section>
    );
  return (
    <FactGroup title={title}>
      <Statement density="plain" rows={rows} />
    </FactGroup>
  );
}

/** Reports whether a payment ended with nothing received here, so that how to pay it matters little. */
export function isOver({ displayStatus, transfers, paidElsewhere }: Payment): boolean {
  const hasEnded = displayStatus === 'Expired' || displayStatus === 'Cancelled';
  return (hasEnded || paidElsewhere !== null) && transfers.length === 0;
}

function CopiedText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className={css.copied}>
      <code className={css.code}>{text}</code>
      <CopyIcon text={text} label={label} />
    </span>
  );
}
