'use client';
import { formatAmount } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { transferredAsset } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** A payment that has come in while the address is shown. */
export function IncomingNotice(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const asset = transferredAsset(transaction);
  const amount = formatAmount(transaction.value, { ...asset, trim: true });
  return (
    <Notice tone="success" live>
      {t('receive.incoming', { amount, symbol: asset.symbol })}
    </Notice>
  );
}
