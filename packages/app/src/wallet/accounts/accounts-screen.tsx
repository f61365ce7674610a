import { Button, Card, EmptyState, ErrorState, Skeleton, useTranslate } from '@billfold/react';
import { type ReactElement, useState } from 'react';
import { Screen } from '../../shell/screen.tsx';
import { SandboxCard } from '../sandbox/sandbox-card.tsx';
import { useWalletData, useWalletId } from '../use-wallet-data.ts';
import { AccountRow } from './account-row.tsx';
import * as css from './accounts.css.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';

/** The accounts of the wallet; where 'Manage Deposit Addresses' leads. */
export function AccountsScreen(): ReactElement {
  const t = useTranslate();
  const walletId = useWalletId();
  const { accounts, refresh } = useWalletData(walletId);
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
      <Card padding="none">
        {accounts.status === 'pending' && <RowsSkeleton />}
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
        {items && items.length > 0 && (
          <ul className={css.list}>
            {items.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </ul>
        )}
      </Card>
      {items && items.length > 0 && <SandboxCard accounts={items} onPaid={refresh} />}
      <AddAccountDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        accounts={items ?? []}
        onAdded={refresh}
      />
    </Screen>
  );
}

function RowsSkeleton(): ReactElement {
  return (
    <div aria-hidden="true">
      {[0, 1].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton shape="circle" width="25px" height="25px" />
          <div className={css.names}>
            <Skeleton width="120px" />
            <Skeleton width="80px" />
          </div>
          <Skeleton width="120px" />
        </div>
      ))}
    </div>
  );
}
