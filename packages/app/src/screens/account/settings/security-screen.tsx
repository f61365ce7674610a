import { accountSecurityTexts, authTexts, securityTipsTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ChecklistCard } from './checklist-card.tsx';
import { EventsCard } from './events-card.tsx';
import { LoginsCard } from './logins-card.tsx';
import { SecureCard } from './secure-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { SignInCard } from './sign-in-card.tsx';

export function SecurityScreen(): ReactElement {
  // The rules of a password stand among the texts of sign-up.
  useTexts(accountSecurityTexts, authTexts, securityTipsTexts);
  return (
    <SettingsPage tab="security">
      <ChecklistCard />
      <SignInCard />
      <LoginsCard />
      <SessionsCard />
      <EventsCard />
      <SecureCard />
    </SettingsPage>
  );
}
