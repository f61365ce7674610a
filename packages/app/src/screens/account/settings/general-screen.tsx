import { accountPlatformTexts } from '@billfold/core/internal';
import type { ReactElement } from 'react';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { PlatformChoices } from './platform-choices.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function GeneralScreen(): ReactElement {
  return (
    <SettingsPage tab="general" texts={accountPlatformTexts}>
      <ProfileCard />
      <PreferencesCard />
      <PlatformChoices />
      <DeleteAccountCard />
    </SettingsPage>
  );
}
