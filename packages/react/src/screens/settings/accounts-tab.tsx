'use client';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { AccountsCard } from './accounts-card.tsx';
import { DeletedAccountsCard } from './deleted-accounts-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function AccountsTab(): ReactElement {
  const canRestore = useScope('accounts:write');
  return (
    <WalletSettingsPage tab="accounts">
      <AccountsCard />
      {canRestore && <DeletedAccountsCard />}
    </WalletSettingsPage>
  );
}
