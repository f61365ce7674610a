import { accountSecurityTexts, authTexts, securityTipsTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ChecklistCard } from './checklist-card.tsx';
import { EventsCard } from './events-card.tsx';
import { LoginsCard } from './logins-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecureCard } from './secure-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export function SecurityScreen(): ReactElement {
  // The rules of a password stand among the texts of sign-up.
  useTexts(accountSecurityTexts, authTexts, securityTipsTexts);
  return (
    <SettingsPage tab="security">
      <ChecklistCard />
      <PasswordCard />
      <TwoFactorCard />
      <LoginsCard />
      <SessionsCard />
      <SecureCard />
      <EventsCard />
    </SettingsPage>
  );
}
