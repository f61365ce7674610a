'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { accountValues, type Holding, holdingsOf, type ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { BetaBadge } from '../../ui/badge/beta-badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { StaleNote } from '../parts/stale-note.tsx';
import { useMoney } from '../parts/use-money.ts';
import { RouteLink } from '../screen/route-link.tsx';
import * as css from './accounts.css.ts';
import { IncomingBadge } from './balance-note.tsx';

export interface AccountCellProps {
  readonly account: Account;
}

/**
 * Mark, name and network of an account, and what is incoming; the network is read aloud only where the account is called
 * like it.
 */
export function AccountLink({ account }: AccountCellProps): ReactElement {
  const { id, name, blockchainNetwork } = account;
  const network = getNetwork(blockchainNetwork);
  return (
    <span className={css.account}>
      <CoinMark symbol={network.symbol} network={blockchainNetwork} size={32} />
      <span className={css.words}>
        <span className={css.nameLine}>
          <RouteLink route={{ to: 'account', accountId: id }} className={css.name}>
            {name}
          </RouteLink>
          <BetaBadge network={blockchainNetwork} />
          <IncomingBadge account={account} />
        </span>
        <span className={name === network.name ? css.sameName : css.network}>{network.name}</span>
      </span>
    </span>
  );
}

/** Balance of the account's native asset, and its age where it is behind its chain (R-ACC-05). */
export function NativeBalance({ account }: AccountCellProps): ReactElement {
  const network = getNetwork(account.blockchainNetwork);
  return (
    <span className={css.lines}>
      <PrivateAmount
        amount={formatAmount(account.nativeBalance, { ...network, trim: true })}
        unit={network.symbol}
      />
      {account.stale && <StaleNote at={account.asOf} />}
    </span>
  );
}

/** More are on the page of the account. */
const mostTokens = 2;

/** Tokens that the account holds, the first ones with their amounts. */
export function HeldTokens({ account }: AccountCellProps): ReactElement | null {
  const t = useTranslate();
  const held = heldTokens(account);
  if (held.length === 0) return null;
  const listed = held.length > mostTokens ? held.slice(0, mostTokens - 1) : held;
  return (
    <span className={classNames(css.lines, css.tokens)}>
      {listed.map(({ id, balance, decimals, digits, symbol }) => (
        <PrivateAmount
          key={id}
          amount={formatAmount(balance, { decimals, digits, trim: true })}
          unit={symbol}
        />
      ))}
      {listed.length < held.length && (
        <span>{t('accounts.tokens.more', { count: held.length - listed.length })}</span>
      )}
    </span>
  );
}

/** Lists the tokens of an account of which there is some and which are not hidden. */
export function heldTokens(account: Account): readonly Holding[] {
  return holdingsOf([account]).filter(
    ({ id, balance }) => id !== account.blockchainNetwork && /[1-9]/.test(balance),
  );
}

export interface AccountWorthProps extends AccountCellProps {
  readonly statistics: ResourceState<WalletStatistics>;
}

/** With the tokens: their prices come with the statistics. */
export function AccountWorth({ account, statistics }: AccountWorthProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  const values = accountValues(account, statistics.data);
  if (prices === 'off') return null;
  if (values !== null) return <PrivateAmount amount={money.formatSum(values)} />;
  if (statistics.status === 'pending') return <Skeleton width="64px" />;
  return <span className={css.unpriced}>{t('portfolio.noPrices')}</span>;
}
