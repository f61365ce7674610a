'use client';
import { directionOf, formatAmount, formatPercent, getNetwork } from '@billfold/core';
import type { WalletStatistics } from '@billfold/core/contract';
import type { Holding, ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as changeCss from '../parts/change-text.css.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useAmountsHidden } from '../parts/use-amounts-hidden.ts';
import { useMoney } from '../parts/use-money.ts';
import * as css from './portfolio.css.ts';

export interface TotalWorthProps {
  readonly holdings: readonly Holding[];
  readonly statistics: ResourceState<WalletStatistics>;
  readonly hasChange: boolean;
}

/** The sum of everything in US dollars and how it moved; amounts alone while prices are unknown. */
export function TotalWorth(props: TotalWorthProps): ReactElement {
  const { holdings, statistics, hasChange } = props;
  const t = useTranslate();
  const money = useMoney();
  if (statistics.status === 'pending')
    return (
      <>
        <Skeleton shape="block" width="240px" height="48px" />
        {hasChange && <Skeleton width="200px" />}
      </>
    );
  const { data } = statistics;
  if (data?.totalBalance == null)
    return (
      <>
        {holdings.map(({ network, symbol, balance }) => (
          <PrivateAmount
            key={network}
            size="hero"
            amount={formatAmount(balance, getNetwork(network))}
            unit={symbol}
          />
        ))}
        <p className={css.noPrices}>
          <strong className={css.strong}>{t('portfolio.noPrices')}</strong>{' '}
          {t('portfolio.noPrices.text')}
        </p>
      </>
    );
  return (
    <>
      <PrivateAmount size="hero" amount={money.formatMoney(data.totalBalance)} />
      {hasChange && (
        <p className={css.change}>
          <DayChange statistics={data} />
        </p>
      )}
    </>
  );
}

function DayChange({ statistics }: { readonly statistics: WalletStatistics }): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const isHidden = useAmountsHidden().amounts !== 'shown';
  const { change24h, change24hPercent } = statistics;
  if (change24h === null) return null;
  const percent =
    change24hPercent === null ? null : formatPercent(change24hPercent, { signed: true });
  const change = isHidden ? percent : money.formatMoney(change24h, { signed: true });
  const isPair = percent !== null && !isHidden;
  return (
    <span className={changeCss.change[directionOf(change24h)]}>
      {isPair && t('portfolio.change', { change: change ?? '', percent })}
      {!isPair && change !== null && t('portfolio.changeOnly', { change })}
    </span>
  );
}
