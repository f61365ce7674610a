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
  return <Cards businessId={id} mayChange={isPermitted(role, 'manage-settings')} />;
}

interface CardsProps {
  readonly businessId: number;
  readonly mayChange: boolean;
}

/** The fee with its invoices, which come first while one is to pay, and where they go; the fee alone where it makes none. */
function Cards({ businessId, mayChange }: CardsProps): ReactElement {
  const { payments } = useServices();
  const billing = useResource(payments.billing(businessId)).data;
  const invoices = useResource(payments.invoices({ businessId, ...firstPage })).data;
  const fee = <FeeCard key="fee" businessId={businessId} />;
  if (billing && !hasFees(billing) && invoices?.total === 0) return fee;
  const list = <InvoicesCard key="invoices" businessId={businessId} />;
  const isToPay = invoices?.items.some(({ status }) => status === 'OPEN') === true;
  return (
    <>
      {isToPay ? [list, fee] : [fee, list]}
      {mayChange ? (
        <DetailsCard businessId={businessId} />
      ) : (
        <ReadOnlyDetailsCard businessId={businessId} />
      )}
    </>
  );
}
