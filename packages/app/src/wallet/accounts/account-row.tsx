import { formatCoin, formatUsd, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { CoinMark, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PrivateAmount } from '../private-amount.tsx';
import { useAccountHrefs } from '../use-account-hrefs.ts';
import { AccountMenu } from './account-menu.tsx';
import * as css from './accounts.css.ts';
import { BalanceNote } from './balance-note.tsx';

export function AccountRow({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const hrefs = useAccountHrefs();
  const { id, name, blockchainNetwork, nativeBalance, fiatBalance } = account;
  const network = getNetwork(blockchainNetwork);
  return (
    <tr className={css.row}>
      <td className={css.nameCell}>
        <span className={css.account}>
          <span className={css.mark}>
            <CoinMark symbol={network.symbol} network={blockchainNetwork} size={32} />
          </span>
          <Link href={hrefs.one(id)} className={css.name}>
            {name}
          </Link>
        </span>
      </td>
      <td className={css.networkCell}>{network.name}</td>
      <td className={css.balanceCell}>
        <span className={css.balance}>
          <PrivateAmount
            amount={formatCoin(nativeBalance, { ...network, trim: true })}
            unit={network.symbol}
          />
          <BalanceNote account={account} />
        </span>
      </td>
      <td className={css.worthCell}>
        {fiatBalance === null ? (
          <span className={css.unpriced}>{t('portfolio.noPrices')}</span>
        ) : (
          <PrivateAmount amount={formatUsd(fiatBalance)} />
        )}
      </td>
      <td className={css.menuCell}>
        <AccountMenu account={account} />
      </td>
    </tr>
  );
}
