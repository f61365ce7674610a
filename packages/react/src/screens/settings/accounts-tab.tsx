'use client';
import type { ReactElement } from 'react';
import { AccountsCard } from './accounts-card.tsx';
import { DeletedAccountsCard } from './deleted-accounts-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function AccountsTab(): ReactElement {
  return (
    <WalletSettingsPage tab="accounts">
      <AccountsCard />
      <DeletedAccountsCard />
    </WalletSettingsPage>
  );
}
