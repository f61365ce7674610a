import { businessSetupTexts, integrationsTexts, paymentLinksTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ButtonCard } from './settings/button-card.tsx';
import { CheckoutElementCard, WaysCard } from './settings/integration-cards.tsx';
import { ManagersOnly } from './settings/managers-only.tsx';

/** Ways in which a business takes payments and wallets into its own pages. */
export function IntegrationsTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts, integrationsTexts, paymentLinksTexts);
  if (!isPermitted(business.role, 'manage-settings')) return <ManagersOnly />;
  return (
    <>
      <ButtonCard businessId={business.id} />
      <CheckoutElementCard />
      <WaysCard />
    </>
  );
}
