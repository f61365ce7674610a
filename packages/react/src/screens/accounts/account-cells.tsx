'use client';
import { formatAmount, getNetwork } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { accountValue, type ResourceState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { BetaBadge } from '../../ui/badge/beta-badge.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { RouteLink } from '../screen/route-link.tsx';
import * as css from './accounts.css.ts';
import { BalanceNote } from './balance-note.tsx';

export interface AccountCellProps {
  readonly account: Account;
}

export function AccountLink({ account }: AccountCellProps): ReactElement {
  const { id, name, blockchainNetwork } = account;
  const { symbol } = getNetwork(blockchainNetwork);
  return (
    <span className={css.account}>
      <span className={css.mark}>
        <CoinMark symbol={symbol} network={blockchainNetwork} size={32} />
      </span>
      <RouteLink route={{ to: 'account', accountId: id }} className={css.name}>
        {name}
      </RouteLink>
    </span>
  );
}

/** Name of the network; on a phone only where the account is not called like it. */
export function NetworkName({ account }: AccountCellProps): ReactElement {
  const { name } = getNetwork(account.blockchainNetwork);
  return (
    <>
      <span className={classNames(account.name === name && css.sameName)}>{name}</span>{' '}
      <BetaBadge network={account.blockchainNetwork} />
    </>
  );
}

/** Balance of the account's native asset, and its tokens. */
export function Balances({ account }: AccountCellProps): ReactElement {
  const network = getNetwork(account.blockchainNetwork);
  return (
    <span className={css.balance}>
      <PrivateAmount
        amount={formatAmount(account.nativeBalance, { ...network, trim: true })}
        unit={network.symbol}
      />
      <HeldTokens account={account} />
      <BalanceNote account={account} />
    </span>
  );
}

/** Which tokens there is some of. */
function HeldTokens({ account }: AccountCellProps): ReactElement | null {
  const t = useTranslate();
  const held = account.tokens.filter(({ isHidden, balance }) => !isHidden && /[1-9]/.test(balance));
  if (held.length === 0) return null;
  const symbols = held.map(({ symbol }) => symbol).join(', ');
  return <span className={css.tokens}>{t('accounts.tokens', { symbols })}</span>;
}

export interface AccountWorthProps extends AccountCellProps {
  readonly statistics: ResourceState<WalletStatistics>;
}

/** With the tokens: their prices come with the statistics. */
export function AccountWorth({ account, statistics }: AccountWorthProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const prices = usePrices();
  const worth = accountValue(account, statistics.data);
  if (prices === 'off') return null;
  if (worth !== null) return <PrivateAmount amount={money.formatMoney(worth)} />;
  if (statistics.status === 'pending') return <Skeleton width="64px" />;
  return <span className={css.unpriced}>{t('portfolio.noPrices')}</span>;
}
