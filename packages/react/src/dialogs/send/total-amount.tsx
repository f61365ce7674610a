'use client';
import { formatCoin, type SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';

export interface TotalAmountProps {
  readonly state: Pick<
    SendState,
    'asset' | 'network' | 'total' | 'totalFee' | 'sumDigits' | 'feeDigits'
  >;
}

/** Sum that leaves the account: one amount, or a token's amount and its fee. Null while unknown. */
export function TotalAmount({ state }: TotalAmountProps): ReactElement | null {
  const { asset, network, total, totalFee, sumDigits, feeDigits } = state;
  if (asset === null || network === null || total === null) return null;
  const sent = formatCoin(total, { ...asset, digits: sumDigits });
  return (
    <>
      <AmountText amount={sent} unit={asset.symbol} />
      {totalFee !== null && (
        <>
          {' + '}
          <AmountText
            amount={formatCoin(totalFee, { ...network, digits: feeDigits })}
            unit={network.symbol}
          />
        </>
      )}
    </>
  );
}
