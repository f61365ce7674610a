import { businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { CheckoutCard } from './settings/checkout-card.tsx';
import { ManagersOnly } from './settings/managers-only.tsx';

/** Look of the checkout, and the data that it asks for. */
export function CheckoutTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return <CheckoutCard businessId={business.id} />;
}
