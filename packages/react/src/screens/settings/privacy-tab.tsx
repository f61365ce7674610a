'use client';
import type { ReactElement } from 'react';
import { ExportCard } from './export-card.tsx';
import { HiddenTokensCard } from './hidden-tokens-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function PrivacyTab(): ReactElement {
  return (
    <WalletSettingsPage tab="privacy">
      <PrivacyCard />
      <HiddenTokensCard />
      <ExportCard />
    </WalletSettingsPage>
  );
}
