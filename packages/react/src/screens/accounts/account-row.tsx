'use client';
import { accountWorth, formatCoin, getNetwork, type ResourceState } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { BetaBadge } from '../../primitives/badge/beta-badge.tsx';
import { CoinMark } from '../../primitives/coin-mark/coin-mark.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useTranslate } from '../../provider/use-provided.ts';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { RouteLink } from '../screen/route-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import * as css from './accounts.css.ts';
import { BalanceNote } from './balance-note.tsx';

export interface AccountRowProps {
  readonly account: Account;
  readonly statistics: ResourceState<WalletStatistics>;
}

export function AccountRow({ account, statistics }: AccountRowProps): ReactElement {
  const { id, name, blockchainNetwork, nativeBalance } = account;
  const network = getNetwork(blockchainNetwork);
  return (
    <tr className={css.row}>
      <td className={css.nameCell}>
        <span className={css.account}>
          <span className={css.mark}>
            <CoinMark symbol={network.symbol} network={blockchainNetwork} size={32} />
          </span>
          <RouteLink route={{ to: 'account', accountId: id }} className={css.name}>
            {name}
          </RouteLink>
        </span>
      </td>
      <td className={css.networkCell}>
        {network.name} <BetaBadge network={blockchainNetwork} />
      </td>
      <td className={css.balanceCell}>
        <span className={css.balance}>
          <PrivateAmount
            amount={formatCoin(nativeBalance, { ...network, trim: true })}
            unit={network.symbol}
          />
          <HeldTokens account={account} />
          <BalanceNote account={account} />
        </span>
      </td>
      <td className={css.worthCell}>
        <Worth account={account} statistics={statistics} />
      </td>
      <td className={css.menuCell}>
        <AccountMenu account={account} />
      </td>
    </tr>
  );
}

/** With the tokens: their prices come with the statistics. */
function Worth({ account, statistics }: AccountRowProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const worth = accountWorth(account, statistics.data);
  if (worth !== null) return <PrivateAmount amount={money.formatCents(worth)} />;
  if (statistics.status === 'pending') return <Skeleton width="64px" />;
  return <span className={css.unpriced}>{t('portfolio.noPrices')}</span>;
}

/** Which tokens there is some of. */
function HeldTokens({ account }: { readonly account: Account }): ReactElement | null {
  const t = useTranslate();
  const held = account.tokens.filter(({ isHidden, balance }) => !isHidden && /[1-9]/.test(balance));
  if (held.length === 0) return null;
  const symbols = held.map(({ symbol }) => symbol).join(', ');
  return <span className={css.tokens}>{t('accounts.tokens', { symbols })}</span>;
}
