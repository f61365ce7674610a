import { holdingsOf } from '@billfold/core';
import { Button, Card, EmptyState, ErrorState, LinkButton, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { Screen } from '../../shell/screen.tsx';
import { useShellDialogs } from '../../shell/shell-dialogs-context.ts';
import { SandboxCard } from '../sandbox/sandbox-card.tsx';
import { useWalletData, useWalletId } from '../use-wallet-data.ts';
import { BalanceHero, BalanceSkeleton } from './balance-hero.tsx';
import { Holdings } from './holdings.tsx';
import * as css from './portfolio.css.ts';
import { TransactionsCard } from './transactions-card.tsx';

export function PortfolioScreen(): ReactElement {
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
      {openAccounts.length > 0 && (
        <>
          <section className={css.top}>
            <BalanceHero accounts={openAccounts} />
            <Actions isNew={data.transactions.data?.total === 0} />
          </section>
          <Holdings holdings={holdingsOf(openAccounts)} />
          <TransactionsCard transactions={data.transactions} onRetry={data.refresh} />
          <SandboxCard accounts={openAccounts} onPaid={data.refresh} />
        </>
      )}
    </Screen>
  );
}

/** One primary action: with nothing to send, it is to receive. */
function Actions({ isNew }: { readonly isNew: boolean }): ReactElement {
  const t = useTranslate();
  const open = useShellDialogs();
  return (
    <div className={css.actions}>
      <Button
        variant={isNew ? 'quiet' : 'primary'}
        size="lg"
        icon="send"
        onClick={() => open({ name: 'send' })}
      >
        {t('portfolio.send')}
      </Button>
      <Button
        variant={isNew ? 'primary' : 'quiet'}
        size="lg"
        icon="receive"
        onClick={() => open({ name: 'receive', accountId: null })}
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
          <LinkButton variant="primary" href="/wallet/accounts">
            {t('accounts.add')}
          </LinkButton>
        }
      />
    </Card>
  );
}
