import { accountsTexts, portfolioTexts, transactionsTexts } from '@billfold/core';
import { Card, EmptyState, ErrorState, useStore, useTexts, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { useServices } from '../../boot/services-context.ts';
import { useRouteParam } from '../../routing/route-params.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { AccountsSkeleton } from '../accounts/accounts-skeleton.tsx';
import { useAccountHrefs } from '../use-account-hrefs.ts';
import { useWalletData, useWalletId } from '../use-wallet-data.ts';
import { AccountContents } from './account-contents.tsx';

/** One account: what it holds, where it is paid to, what happened to it. */
export function AccountScreen(): ReactElement {
  useTexts(accountsTexts, portfolioTexts, transactionsTexts);
  const t = useTranslate();
  const accountId = useRouteParam('accountId');
  const hrefs = useAccountHrefs();
  const { accounts, refresh } = useWalletData(useWalletId());
  const back = { href: hrefs.all, text: t('accounts.title') };
  const account = accounts.data?.items.find(({ id }) => id === accountId);
  if (account)
    return (
      <Screen title={account.name} size="sm" back={back}>
        <AccountContents account={account} />
      </Screen>
    );
  if (accounts.data) return <NotFound />;
  return (
    <Screen title={t('accounts.column.account')} size="sm" back={back}>
      <Card padding="none">
        {accounts.status === 'failed' ? (
          <ErrorState title={t('portfolio.loadFailed')} error={accounts.error} onRetry={refresh} />
        ) : (
          <AccountsSkeleton />
        )}
      </Card>
    </Screen>
  );
}

function NotFound(): ReactElement {
  const t = useTranslate();
  const { client, session } = useServices();
  const { walletId } = useStore(session);
  const { data } = useStore(client.resources.wallets);
  const wallet = data?.items.find(({ id }) => id === walletId)?.name ?? '';
  return (
    <Screen title={t('accounts.column.account')} size="sm">
      <Card>
        <EmptyState
          icon="accounts"
          title={t('account.notFound.title', { wallet })}
          text={t('account.notFound.text')}
          action={
            <PageLinkButton variant="primary" href={useAccountHrefs().all}>
              {t('account.notFound.back')}
            </PageLinkButton>
          }
        />
      </Card>
    </Screen>
  );
}
