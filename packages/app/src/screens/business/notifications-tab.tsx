import { businessNotificationsTexts, businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ManagersOnly } from './settings/managers-only.tsx';
import { NotificationsCard } from './settings/notifications-card.tsx';

/** Events that a business is notified of, and the recipients of its emails. */
export function NotificationsTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts, businessNotificationsTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return <NotificationsCard businessId={business.id} />;
}
