import {
  formatCoin,
  getNetwork,
  type Holding,
  type ResourceState,
  staleSince,
  type Translate,
} from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { Icon, Skeleton, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { HideAmountsButton } from '../hide-amounts-button.tsx';
import { PrivateAmount } from '../private-amount.tsx';
import * as css from './portfolio.css.ts';
import { TotalWorth } from './total-worth.tsx';

export interface BalanceHeroProps {
  readonly accounts: readonly Account[];
  readonly holdings: readonly Holding[];
  readonly statistics: ResourceState<WalletStatistics>;
  /** Nothing was ever held: there is nothing to tell beside the sum. */
  readonly isNew: boolean;
}

/** The largest thing on the screen: what everything is worth. Without prices, the first amount. */
export function BalanceHero(props: BalanceHeroProps): ReactElement {
  const t = useTranslate();
  const { accounts, holdings, statistics, isNew } = props;
  const since = staleSince(accounts) ?? staleOf(statistics);
  const [only] = holdings.length === 1 ? holdings : [];
  const moving = holdings.filter(({ hasPending }) => hasPending);
  return (
    <div className={css.hero}>
      <h2 className={css.heroLabel}>{t('portfolio.balance')}</h2>
      <HideAmountsButton />
      <div className={css.heroBody}>
        <TotalWorth holdings={holdings} statistics={statistics} hasChange={!isNew} />
        {!isNew && (
          <p className={css.under}>
            {only && statistics.data?.totalBalance != null && <Coins holding={only} />}
            {moving.map((holding) => (
              <span key={holding.network}>{pendingText(holding, t)}</span>
            ))}
          </p>
        )}
        {since && (
          <p className={css.stale}>
            <Icon name="alert" size={16} />
            <span>
              {t('portfolio.staleAsOf')} <TimeText at={since} form="date" /> ·{' '}
              {t('portfolio.staleHint')}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** With one asset the total is its worth: the amount stands beside it. */
function Coins({ holding }: { readonly holding: Holding }): ReactElement {
  const amount = formatCoin(holding.balance, { ...getNetwork(holding.network), trim: true });
  return <PrivateAmount amount={amount} unit={holding.symbol} />;
}

function staleOf({ data }: ResourceState<WalletStatistics>): Date | null {
  return data?.stale ? data.asOf : null;
}

function pendingText({ pending, network, symbol }: Holding, t: Translate): string {
  const amount = formatCoin(pending, { ...getNetwork(network), trim: true });
  return t('portfolio.pending', { amount, symbol });
}

/** As large as what comes. */
export function BalanceSkeleton(): ReactElement {
  return (
    <div className={css.hero}>
      <Skeleton width="84px" />
      <div className={css.heroBody}>
        <Skeleton shape="block" width="240px" height="48px" />
        <Skeleton width="200px" />
        <Skeleton width="120px" />
      </div>
    </div>
  );
}
