import { accountNotificationsTexts } from '@billfold/core/internal';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { NotificationsCards } from './notifications-cards.tsx';
import { SettingsPage } from './settings-page.tsx';

export function NotificationsScreen(): ReactElement {
  useTexts(accountNotificationsTexts);
  return (
    <SettingsPage tab="notifications">
      <NotificationsCards />
    </SettingsPage>
  );
}
