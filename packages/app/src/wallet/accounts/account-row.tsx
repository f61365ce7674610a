import { formatCoin, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { AmountText, Button, CoinMark, Icon, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import * as css from './accounts.css.ts';

export function AccountRow({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const open = useShellDialogs();
  const network = getNetwork(account.blockchainNetwork);
  return (
    <li className={css.row}>
      <CoinMark symbol={network.symbol} network={account.blockchainNetwork} />
      <div className={css.names}>
        <span className={css.name}>{account.name}</span>
        <span className={css.network}>{network.name}</span>
      </div>
      <div className={css.amounts}>
        <AmountText
          amount={formatCoin(account.nativeBalance, { ...network, trim: true })}
          unit={network.symbol}
        />
        <Under account={account} />
      </div>
      <Button
        size="sm"
        className={css.addresses}
        onClick={() => open({ name: 'receive', accountId: account.id })}
      >
        {t('accounts.addresses')}
      </Button>
    </li>
  );
}

/** What is on its way, and how old a balance is that no longer keeps up with its chain. */
function Under({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const network = getNetwork(account.blockchainNetwork);
  const pending = formatCoin(account.pendingBalance, { ...network, trim: true });
  if (account.stale)
    return (
      <span className={css.stale}>
        <Icon name="alert" size={16} />
        <TimeText at={account.asOf} form="date" />
      </span>
    );
  return (
    <span className={css.network}>
      {pending !== '0' && t('portfolio.pending', { amount: pending, symbol: network.symbol })}
    </span>
  );
}
