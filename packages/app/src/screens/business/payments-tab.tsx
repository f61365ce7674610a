import { businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ManagersOnly } from './settings/managers-only.tsx';
import { RulesCard } from './settings/rules-card.tsx';

/** Rules of all payments of a business. */
export function PaymentsTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return <RulesCard businessId={business.id} />;
}
