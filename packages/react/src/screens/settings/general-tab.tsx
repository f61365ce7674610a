'use client';
import type { ReactElement } from 'react';
import { useIsOwner } from '../../context/use-provided.ts';
import { DefaultAccountsCard } from './default-accounts-card.tsx';
import { DeleteWalletCard } from './delete-wallet-card.tsx';
import { DeletedWalletsCard } from './deleted-wallets-card.tsx';
import { DisplayCard } from './display-card.tsx';
import { WalletNameCard } from './wallet-name-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function GeneralTab(): ReactElement {
  const isOwner = useIsOwner();
  return (
    <WalletSettingsPage tab="general">
      <WalletNameCard />
      <DisplayCard />
      <DefaultAccountsCard />
      {isOwner && (
        <>
          <DeletedWalletsCard />
          <DeleteWalletCard />
        </>
      )}
    </WalletSettingsPage>
  );
}
