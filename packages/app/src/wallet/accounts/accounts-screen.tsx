import { accountsTexts, portfolioTexts } from '@billfold/core';
import { Button, Card, EmptyState, ErrorState, useTexts, useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { Screen } from '../../shell/screen.tsx';
import * as table from '../table.css.ts';
import { useWalletData, useWalletId } from '../use-wallet-data.ts';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';

/** The accounts of the wallet; where 'Manage Deposit Addresses' leads. */
export function AccountsScreen(): ReactElement {
  useTexts(accountsTexts, portfolioTexts);
  const t = useTranslate();
  const { accounts, refresh } = useWalletData(useWalletId());
  const [isAdding, setIsAdding] = useState(false);
  const items = accounts.data?.items.filter((account) => !account.isArchived);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setIsAdding(true)}>
      {t('accounts.add')}
    </Button>
  );
  return (
    <Screen
      title={t('accounts.title')}
      lead={t('accounts.lead')}
      action={items && items.length > 0 ? add : undefined}
    >
      <Card padding="none" className={table.card} aria-label={t('accounts.title')}>
        {accounts.status === 'pending' && <AccountsSkeleton />}
        {accounts.status === 'failed' && !items && (
          <ErrorState title={t('portfolio.loadFailed')} error={accounts.error} onRetry={refresh} />
        )}
        {items?.length === 0 && (
          <EmptyState
            icon="accounts"
            title={t('accounts.empty.title')}
            text={t('accounts.empty.text')}
            action={add}
          />
        )}
        {items && items.length > 0 && <AccountsTable accounts={items} />}
      </Card>
      <AddAccountDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        accounts={items ?? []}
        onAdded={refresh}
      />
    </Screen>
  );
}
