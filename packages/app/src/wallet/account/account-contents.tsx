import { formatCoin, formatUsd, getNetwork } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { Button, Card, CoinMark, Statement, TimeText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import { BalanceNote } from '../accounts/balance-note.tsx';
import { HideAmountsButton } from '../hide-amounts-button.tsx';
import * as portfolio from '../portfolio/portfolio.css.ts';
import { PrivateAmount } from '../private-amount.tsx';
import * as table from '../table.css.ts';
import * as css from './account.css.ts';
import { AccountTransactions } from './account-transactions.tsx';
import { AddressesCard } from './addresses-card.tsx';

export function AccountContents({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const network = getNetwork(account.blockchainNetwork);
  return (
    <>
      <section className={portfolio.top}>
        <AccountBalance account={account} />
        <Actions account={account} />
      </section>
      <AddressesCard account={account} />
      <AccountTransactions account={account} />
      <Card title={t('account.details')}>
        <Statement
          rows={[
            { label: t('account.network'), value: network.name },
            {
              label: t('account.path'),
              value: <span className={css.path}>{account.derivationPath}</span>,
            },
            {
              label: t('account.created'),
              value: <TimeText at={account.createdAt} form="date" />,
            },
            {
              label: t('account.upToDate'),
              value: <TimeText at={account.asOf} form="date" />,
            },
          ]}
        />
      </Card>
    </>
  );
}

function AccountBalance({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const network = getNetwork(account.blockchainNetwork);
  const { nativeBalance, fiatBalance, blockchainNetwork } = account;
  return (
    <div className={css.balance}>
      <p className={css.network}>
        <CoinMark symbol={network.symbol} network={blockchainNetwork} />
        {network.name}
        <HideAmountsButton />
      </p>
      <h2 className={table.spoken}>{t('account.balance')}</h2>
      <PrivateAmount
        size="hero"
        amount={formatCoin(nativeBalance, network)}
        unit={network.symbol}
      />
      <p className={portfolio.under}>
        {fiatBalance === null ? (
          t('portfolio.noPrices')
        ) : (
          <PrivateAmount amount={formatUsd(fiatBalance)} />
        )}
        <BalanceNote account={account} />
      </p>
    </div>
  );
}

function Actions({ account }: { readonly account: Account }): ReactElement {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  const accountId = account.id;
  return (
    <div className={portfolio.actions}>
      <Button
        variant="primary"
        size="lg"
        icon="send"
        onClick={() => open({ name: 'send', accountId })}
        {...intent('send')}
      >
        {t('portfolio.send')}
      </Button>
      <Button
        size="lg"
        icon="receive"
        onClick={() => open({ name: 'receive', accountId })}
        {...intent('receive')}
      >
        {t('portfolio.receive')}
      </Button>
    </div>
  );
}
