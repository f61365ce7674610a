'use client';
import { formatAmount, toUsd } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { isUnconfirmed, transferredAsset } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePricedResource } from '../../context/use-prices.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { BlockStack } from '../../dialogs/frame/block-stack.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { signs, tones } from '../transactions/transaction-words.ts';
import * as css from './transaction.css.ts';

/** Head of the page: status, signed amount, value now, and the blocks on top. */
export function TransactionSummary(props: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { type, status, value, blockchainNetwork: network } = transaction;
  const asset = transferredAsset(transaction);
  const hasEnded = status === 'FAILED' || status === 'DROPPED' || status === 'REPLACED';
  return (
    <div className={css.summary}>
      <div className={css.amountLine}>
        <CoinMark symbol={asset.symbol} network={network} size={40} />
        <p className={css.amount}>
          <PrivateAmount
            amount={signs[type] + formatAmount(value, { ...asset, trim: true })}
            unit={asset.symbol}
            size="hero"
            incoming={type === 'RECEIVED' && !hasEnded}
          />
        </p>
        {transaction.rateAtTime !== null && <ValueNow transaction={transaction} />}
        <Badge tone={tones[status]}>{t(`confirmation.status.${status}`)}</Badge>
      </div>
      {isUnconfirmed(transaction) && <BlockStack transaction={transaction} />}
      {hasEnded && (
        <Notice tone={status === 'REPLACED' ? 'info' : 'warning'}>
          {t(`transaction.ended.${status}`)}
        </Notice>
      )}
    </div>
  );
}

/** Keeps its line until the price is here. */
function ValueNow({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { formatMoney } = useMoney();
  const { symbol } = transferredAsset(transaction);
  const { data } = usePricedResource(useClient().resources.rate(symbol));
  return (
    <p className={css.valueNow}>
      {data && (
        <>
          <PrivateAmount amount={formatMoney(toUsd(transaction.value, data.currentRate))} />{' '}
          {t('transaction.valueNow')}
        </>
      )}
    </p>
  );
}
