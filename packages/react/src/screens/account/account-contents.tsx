'use client';
import { formatAmount, getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { accountValue, accountValues, hasNoHoldings, holdingsOf } from '@billfold/core/flows';
import type { ReactElement, ReactNode } from 'react';
import { usePrices } from '../../context/use-prices.ts';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { BetaBadge } from '../../ui/badge/beta-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { BalanceNote } from '../accounts/balance-note.tsx';
import { SearchNote } from '../accounts/search-note.tsx';
import { BalanceChartCard } from '../balance-chart/balance-chart-card.tsx';
import { useBalanceHistory } from '../balance-chart/use-balance-history.ts';
import { AccountAmounts } from '../parts/account-amounts.tsx';
import { HideAmountsButton } from '../parts/hide-amounts-button.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useMoney } from '../parts/use-money.ts';
import { PeriodChange } from '../portfolio/period-change.tsx';
import * as portfolio from '../portfolio/portfolio.css.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './account.css.ts';
import { AccountDetails } from './account-details.tsx';
import { AccountTransactions } from './account-transactions.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { TokensCard } from './tokens-card.tsx';
import { useCurrentAddress } from './use-current-address.ts';

export interface AccountContentsProps {
  readonly account: Account;
  /** For prices; undefined while there are none. */
  readonly statistics: WalletStatistics | undefined;
  /** Puts the deposit address above the chart. */
  readonly isAddressFirst: boolean;
}

export function AccountContents(props: AccountContentsProps): ReactElement {
  const { account, statistics, isAddressFirst } = props;
  const current = useCurrentAddress(account);
  const value = accountValue(account, statistics);
  const history = useBalanceHistory({
    accountId: account.id,
    value: value === null ? null : toDecimal(toBaseUnits(value), { decimals: 2 }),
  });
  const hasPrices = usePrices() !== 'off';
  // Also while its history loads: an account that holds nothing has rarely had any.
  const isNew = hasNoHoldings(holdingsOf([account])) && !history.points?.length;
  const addresses = <AddressesCard account={account} current={current} />;
  return (
    <>
      <SearchNote accounts={[account]} />
      <section className={portfolio.top}>
        <AccountBalance
          account={account}
          statistics={statistics}
          change={hasPrices && !isNew && <PeriodChange history={history} statistics={null} />}
        />
        <Actions account={account} />
      </section>
      {isAddressFirst && addresses}
      {hasPrices && !isNew && <BalanceChartCard history={history} />}
      <TokensCard account={account} statistics={statistics} />
      {!isAddressFirst && addresses}
      <AccountTransactions account={account} />
      <AccountDetails account={account} address={current.state.data?.addressValue} />
    </>
  );
}

interface AccountBalanceProps extends Omit<AccountContentsProps, 'isAddressFirst'> {
  /** How far the value moved over the period of the chart. */
  readonly change: ReactNode;
}

/**
 * Value of all that it holds, as the chart and the lists have it, and the native balance. While the price of
 * a token is unknown it leads with the native balance and its value; without prices that balance is alone.
 */
function AccountBalance({ account, statistics, change }: AccountBalanceProps): ReactElement {
  const t = useTranslate();
  const hasPrices = usePrices() !== 'off';
  const money = useMoney();
  const network = getNetwork(account.blockchainNetwork);
  const { nativeBalance, fiatBalance } = account;
  const values = accountValues(account, statistics);
  if (hasPrices && values !== null)
    return (
      <AccountHead account={account} label={t('account.value')}>
        <PrivateAmount size="hero" amount={money.formatSum(values)} />
        <p className={portfolio.under}>
          <AccountAmounts account={account} />
          <BalanceNote account={account} />
        </p>
        {change && <p className={portfolio.change}>{change}</p>}
      </AccountHead>
    );
  return (
    <AccountHead account={account} label={t('account.balance')}>
      <PrivateAmount
        size="hero"
        amount={formatAmount(nativeBalance, { ...network, trim: true })}
        unit={network.symbol}
      />
      <p className={portfolio.under}>
        {hasPrices && fiatBalance === null && t('portfolio.noPrices')}
        {hasPrices && fiatBalance !== null && (
          <PrivateAmount amount={money.formatMoney(fiatBalance)} />
        )}
        <BalanceNote account={account} />
      </p>
    </AccountHead>
  );
}

interface AccountHeadProps {
  readonly account: Account;
  /** Name of the number below. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Label of the number below, which is in `children`, or the network where the account has a name of its own. */
function AccountHead({ account, label, children }: AccountHeadProps): ReactElement {
  const { name, blockchainNetwork } = account;
  const network = getNetwork(blockchainNetwork);
  return (
    <div className={css.balance}>
      <p className={css.network}>
        {name === network.name ? label : network.name}
        <BetaBadge network={blockchainNetwork} />
        <HideAmountsButton />
      </p>
      <h2 className={visuallyHidden}>{label}</h2>
      {children}
    </div>
  );
}

function Actions({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const canSend = useScope('send');
  const canReceive = useScope('receive');
  const accountId = account.id;
  return (
    <div className={portfolio.actions}>
      {canSend && (
        <Button
          variant="primary"
          size="lg"
          icon={icons.send}
          onClick={() => open({ name: 'send', accountId })}
          {...intent('send')}
        >
          {t('portfolio.send')}
        </Button>
      )}
      {canReceive && (
        <Button
          size="lg"
          icon={icons.receive}
          onClick={() => open({ name: 'receive', accountId })}
          {...intent('receive')}
        >
          {t('portfolio.receive')}
        </Button>
      )}
    </div>
  );
}
