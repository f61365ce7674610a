'use client';
import type { ReactElement } from 'react';
import { useIsOwner, useScope } from '../../context/use-provided.ts';
import { ExportCard } from './export-card.tsx';
import { HiddenTokensCard } from './hidden-tokens-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function PrivacyTab(): ReactElement {
  const canSave = useScope('wallets:write');
  const canShowTokens = useScope('accounts:write');
  const isOwner = useIsOwner();
  return (
    <WalletSettingsPage tab="privacy">
      {canSave && <PrivacyCard />}
      {canShowTokens && <HiddenTokensCard />}
      {isOwner && <ExportCard />}
    </WalletSettingsPage>
  );
}
