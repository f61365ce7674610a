import { findAccountAsset, getNetwork } from '@billfold/core';
import { compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { type Business, type CollectableFunds, isPermitted } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as css from './collect.css.ts';
import { CollectButton } from './collect-button.tsx';

export interface CollectRowProps {
  readonly business: Business;
  readonly funds: CollectableFunds;
}

/** Funds of one asset that wait at payment addresses. */
export function CollectRow({ business, funds }: CollectRowProps): ReactElement {
  const t = useTranslate();
  const { amount, promised, asset, value, addresses, network } = funds;
  const unit = findAccountAsset(asset)?.symbol ?? asset;
  // A coin is called like its network.
  const { symbol, name } = getNetwork(network);
  const free = compareAmounts(amount, promised);
  const hasFree = free.sign > 0;
  return (
    <li className={css.fundsRow}>
      <CoinMark symbol={unit} network={network} size={25} />
      <div className={css.words}>
        <span className={css.amount}>
          <AmountText amount={trimDecimal(amount)} unit={unit} />
        </span>
        <span className={css.muted}>
          {t('sweeps.addresses', { count: addresses })}
          {unit !== symbol && ` · ${name}`}
          {value !== null && (
            <span className={css.valueOnPhone}>
              {' · '}
              <AmountText amount={formatSum(value)} />
            </span>
          )}
        </span>
        {hasFree && isAboveZero(promised) && (
          <span className={css.muted}>
            {t('sweeps.promised', { free: free.by, amount: trimDecimal(promised), unit })}
          </span>
        )}
      </div>
      {value !== null && (
        <span className={css.value}>
          <AmountText amount={formatSum(value)} />
        </span>
      )}
      {hasFree && isPermitted(business.role, 'sign-funds') && (
        <CollectButton {...{ business, asset, unit }} />
      )}
    </li>
  );
}
