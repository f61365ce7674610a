import {
  formatCoin,
  getNetwork,
  type Holding,
  holdingsOf,
  staleSince,
  type Translate,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { AmountText, Icon, Skeleton, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './portfolio.css.ts';

/**
 * The largest thing on the screen: the first asset. Amounts of several assets have no sum while they
 * have no prices; the others stand under Holdings.
 */
export function BalanceHero({ accounts }: { readonly accounts: readonly Account[] }): ReactElement {
  const t = useTranslate();
  const [first] = holdingsOf(accounts);
  const since = staleSince(accounts);
  return (
    <div className={css.hero}>
      <h2 className={css.heroLabel}>{t('portfolio.balance')}</h2>
      {first && (
        <AmountText
          size="hero"
          amount={formatCoin(first.balance, getNetwork(first.network))}
          unit={first.symbol}
        />
      )}
      <p className={css.pending}>{first?.hasPending && pendingText(first, t)}</p>
      {since && (
        <p className={css.stale}>
          <Icon name="alert" size={16} />
          <span>
            <TimeText at={since} form="date" /> · {t('portfolio.staleHint')}
          </span>
        </p>
      )}
    </div>
  );
}

function pendingText({ pending, network, symbol }: Holding, t: Translate): string {
  const amount = formatCoin(pending, { ...getNetwork(network), trim: true });
  return t('portfolio.pending', { amount, symbol });
}

/** As large as what comes. */
export function BalanceSkeleton(): ReactElement {
  return (
    <div className={css.hero}>
      <Skeleton width="64px" />
      <Skeleton shape="block" width="280px" height="48px" />
    </div>
  );
}
