import {
  accountsTexts,
  holdingsOf,
  isEmptyHanded,
  portfolioTexts,
  transactionsTexts,
  valueHoldings,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { Button, Card, EmptyState, ErrorState, useTexts, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import { useWalletData, useWalletId, type WalletData } from '../use-wallet-data.ts';
import { BalanceHero, BalanceSkeleton } from './balance-hero.tsx';
import { Holdings } from './holdings.tsx';
import * as css from './portfolio.css.ts';
import { ReadyWallet } from './ready-wallet.tsx';
import { RecentTransactions } from './recent-transactions.tsx';

export function PortfolioScreen(): ReactElement {
  useTexts(accountsTexts, portfolioTexts, transactionsTexts);
  const t = useTranslate();
  const data = useWalletData(useWalletId());
  const accounts = data.accounts.data?.items;
  const openAccounts = accounts?.filter((account) => !account.isArchived) ?? [];
  return (
    <Screen title={t('portfolio.title')} size="sm">
      {accounts === undefined && data.accounts.status === 'failed' && (
        <Card>
          <ErrorState
            title={t('portfolio.loadFailed')}
            error={data.accounts.error}
            onRetry={data.refresh}
          />
        </Card>
      )}
      {data.accounts.status === 'pending' && <BalanceSkeleton />}
      {accounts && openAccounts.length === 0 && <NoAccounts />}
      {openAccounts.length > 0 && <Contents accounts={openAccounts} data={data} />}
    </Screen>
  );
}

interface ContentsProps {
  readonly accounts: readonly Account[];
  readonly data: WalletData;
}

function Contents({ accounts, data }: ContentsProps): ReactElement {
  const holdings = holdingsOf(accounts);
  const isNew = data.transactions.data?.total === 0 && isEmptyHanded(holdings);
  return (
    <>
      <section className={css.top}>
        <BalanceHero
          accounts={accounts}
          holdings={holdings}
          statistics={data.statistics}
          isNew={isNew}
        />
        {!isNew && <Actions />}
      </section>
      {isNew ? (
        <ReadyWallet accounts={accounts} onPaid={data.refresh} />
      ) : (
        <>
          <Holdings
            holdings={valueHoldings(holdings, data.statistics.data)}
            arePricesLoading={data.statistics.status === 'pending'}
          />
          <RecentTransactions transactions={data.transactions} onRetry={data.refresh} />
        </>
      )}
    </>
  );
}

function Actions(): ReactElement {
  const t = useTranslate();
  const { open, intent } = useShellDialogs();
  return (
    <div className={css.actions}>
      <Button
        variant="primary"
        size="lg"
        icon="send"
        onClick={() => open({ name: 'send', accountId: null })}
        {...intent('send')}
      >
        {t('portfolio.send')}
      </Button>
      <Button
        size="lg"
        icon="receive"
        onClick={() => open({ name: 'receive', accountId: null })}
        {...intent('receive')}
      >
        {t('portfolio.receive')}
      </Button>
    </div>
  );
}

function NoAccounts(): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <EmptyState
        icon="accounts"
        title={t('portfolio.noAccounts.title')}
        text={t('portfolio.noAccounts.text')}
        action={
          <PageLinkButton variant="primary" href="/wallet/accounts">
            {t('accounts.add')}
          </PageLinkButton>
        }
      />
    </Card>
  );
}
