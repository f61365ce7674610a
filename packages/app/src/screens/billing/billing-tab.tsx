import { billingTexts, businessSetupTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { firstPage } from '../business/paged-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { FeeCard } from './fee-card.tsx';
import { hasFees } from './has-fees.ts';
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
      <InvoiceCards businessId={id} mayChange={isPermitted(role, 'manage-settings')} />
    </>
  );
}

interface InvoiceCardsProps {
  readonly businessId: number;
  readonly mayChange: boolean;
}

/** Invoices and where they go; nothing where no fee makes one. */
function InvoiceCards({ businessId, mayChange }: InvoiceCardsProps): ReactElement | null {
  const { payments } = useServices();
  const billing = useResource(payments.billing(businessId)).data;
  const invoices = useResource(payments.invoices({ businessId, ...firstPage })).data;
  if (billing && !hasFees(billing) && invoices?.total === 0) return null;
  return (
    <>
      <InvoicesCard businessId={businessId} />
      {mayChange ? (
        <DetailsCard businessId={businessId} />
      ) : (
        <ReadOnlyDetailsCard businessId={businessId} />
      )}
    </>
  );
}
