import { accountDeveloperTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ApiCard } from './api-card.tsx';
import { EmbedCard } from './embed-card.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TokensCard } from './tokens-card.tsx';

export function DeveloperScreen(): ReactElement {
  useTexts(accountDeveloperTexts);
  return (
    <SettingsPage tab="developer">
      <TokensCard />
      <ApiCard />
      <EmbedCard />
      <EnvironmentCard />
    </SettingsPage>
  );
}
