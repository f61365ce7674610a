'use client';
import { formatAmount } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { type ResourceState, staleSince, type ValuedHolding } from '@billfold/core/flows';
import { memo, type ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { usePreparedDates } from '../../ui/time-text/readers-time-zone.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import type { BalanceHistory } from '../balance-chart/use-balance-history.ts';
import { HideAmountsButton } from '../parts/hide-amounts-button.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import * as css from './portfolio.css.ts';
import { TotalWorth } from './total-worth.tsx';

export interface BalanceHeroProps {
  readonly accounts: readonly Account[];
  readonly holdings: readonly ValuedHolding[];
  readonly statistics: ResourceState<WalletStatistics>;
  readonly history: BalanceHistory;
  /** True if nothing was ever held, so that only the total is shown. */
  readonly isNew: boolean;
}

/** The largest thing on the screen: what everything is worth. Without prices, the first amount. */
export const BalanceHero = memo(function BalanceHero(props: BalanceHeroProps): ReactElement {
  const t = useTranslate();
  const { accounts, holdings, statistics, history, isNew } = props;
  const since = staleSince(accounts) ?? staleOf(statistics);
  const [only] = holdings.length === 1 ? holdings : [];
  return (
    <div className={css.hero}>
      <h2 className={css.heroLabel}>{t('portfolio.balance')}</h2>
      <HideAmountsButton />
      <div className={css.heroBody}>
        <TotalWorth
          holdings={holdings}
          statistics={statistics}
          history={history}
          hasChange={!isNew}
        />
        {!isNew && only && (
          <p className={css.under}>
            {statistics.data?.totalBalance != null && <Coins holding={only} />}
          </p>
        )}
        {since && (
          <p className={css.stale}>
            <Icon shape={icons.alert} size={16} />
            <span>
              {t('portfolio.staleAsOf')} <TimeText at={since} form="date" /> ·{' '}
              {t('portfolio.staleHint')}
            </span>
          </p>
        )}
      </div>
    </div>
  );
});

/** With one asset the total is its value, so its amount is shown too. */
function Coins({ holding }: { readonly holding: ValuedHolding }): ReactElement {
  const amount = formatAmount(holding.balance, { ...holding, trim: true });
  return <PrivateAmount amount={amount} unit={holding.symbol} />;
}

function staleOf({ data }: ResourceState<WalletStatistics>): Date | null {
  return data?.stale ? data.asOf : null;
}

/** Skeleton with the size of the balance. */
export function BalanceSkeleton(): ReactElement {
  usePreparedDates();
  return (
    <div className={css.hero}>
      <LoadingText />
      <Skeleton width="84px" />
      <div className={css.heroBody}>
        <Skeleton shape="block" width="240px" height="48px" />
        <Skeleton width="200px" />
        <Skeleton width="120px" />
      </div>
    </div>
  );
}
