import { billingTexts, businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { DetailsCard } from './details-card.tsx';
import { FeeCard } from './fee-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { ReadOnlyDetailsCard } from './read-only-details-card.tsx';

/** Fees that the operator charges a business, their invoices, and where those go. */
export function BillingTab({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessSetupTexts, billingTexts);
  const t = useTranslate();
  const { id, role } = business;
  if (!isPermitted(role, 'view-billing'))
    return <Notice tone="info">{t('billing.forbidden')}</Notice>;
  return (
    <>
      <FeeCard businessId={id} />
      <InvoicesCard businessId={id} />
      {isPermitted(role, 'manage-settings') ? (
        <DetailsCard businessId={id} />
      ) : (
        <ReadOnlyDetailsCard businessId={id} />
      )}
    </>
  );
}
