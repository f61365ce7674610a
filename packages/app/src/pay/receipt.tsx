import { getNetwork } from '@billfold/core';
import type { Checkout } from '@billfold/core/payments';
import { AddressText, TimeText, useTranslate } from '@billfold/react';
import { Statement, type StatementRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { payAsset } from './pay-asset.ts';
import { priceText } from './price-text.ts';

/** Statement of the payment, for the page and for paper. */
export function Receipt({ checkout }: { readonly checkout: Checkout }): ReactElement {
  return <Statement rows={useRows(checkout)} density="compact" />;
}

function useRows(checkout: Checkout): readonly StatementRow[] {
  const t = useTranslate();
  const { merchant, description, orderId, price, selected, seen, transfers, id } = checkout;
  const counted = transfers.filter((transfer) => transfer.counted);
  const [first] = counted;
  const asset = selected === null ? undefined : payAsset(selected);
  const rows: readonly (StatementRow | null)[] = [
    { label: t('checkout.receipt.merchant'), value: merchant.name },
    description === null ? null : { label: t('checkout.receipt.description'), value: description },
    orderId === null ? null : { label: t('checkout.receipt.order'), value: orderId },
    { label: t('checkout.price'), value: priceText(price), total: true },
    asset === undefined
      ? null
      : {
          label: t('checkout.receipt.paid'),
          value: `${seen} ${asset.symbol} · ${getNetwork(asset.network).name}`,
        },
    first === undefined
      ? null
      : {
          label: t('checkout.receipt.date'),
          value: <TimeText at={first.firstSeenAt} form="date" />,
        },
    ...counted.map(({ hash }, index) =>
      hash === null
        ? null
        : {
            label: numbered(t('checkout.receipt.transaction'), index, counted.length),
            value: <AddressText address={hash} form="grouped" />,
            stacked: true,
          },
    ),
    {
      label: t('checkout.receipt.id'),
      value: <AddressText address={id} form="grouped" />,
      stacked: true,
    },
    checkout.refundState === 'NONE'
      ? null
      : {
          label: t('checkout.receipt.refunded'),
          value: t(`checkout.receipt.refunded.${checkout.refundState}`),
        },
  ];
  return rows.filter((row) => row !== null);
}

function numbered(label: string, index: number, count: number): string {
  return count === 1 ? label : `${label} ${index + 1}`;
}
