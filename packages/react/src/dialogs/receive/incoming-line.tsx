'use client';
import { formatAmount } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { transferredAsset } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as css from './incoming-line.css.ts';

/** Line below the address: waits for a payment, then says which one is coming in. */
export function IncomingLine(props: { readonly transaction: Transaction | null }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  return (
    <p role="status" className={transaction === null ? css.waiting : css.incoming}>
      {transaction === null ? (
        <>
          <span className={css.pulse} />
          {t('receive.waiting')}
        </>
      ) : (
        <>
          <Icon shape={icons.check} size={16} />
          {t('receive.incoming', incomingAmount(transaction))}
        </>
      )}
    </p>
  );
}

function incomingAmount(transaction: Transaction) {
  const asset = transferredAsset(transaction);
  const amount = formatAmount(transaction.value, { ...asset, trim: true });
  return { amount, symbol: asset.symbol };
}
