import { paymentsTexts, payoutsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { GuideLink } from '../../guides/guide-link.tsx';
import { PaymentsFrame } from '../payments-frame.tsx';
import { NewPayoutCard } from './new-payout-card.tsx';
import * as css from './payouts.css.ts';
import { firstPayouts, PayoutsCard } from './payouts-card.tsx';

/** Payouts of the selected business to many recipients, and a new one. */
export function PayoutsScreen(): ReactElement {
  useTexts(paymentsTexts, payoutsTexts);
  return (
    <SelectedBusiness>
      {(business) => <Payouts key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

function Payouts({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <PaymentsFrame business={business} section="payouts">
      {isPermitted(business.role, 'view-reports') ? (
        <Cards business={business} />
      ) : (
        <Notice tone="info">{t('payouts.forbidden')}</Notice>
      )}
    </PaymentsFrame>
  );
}

/** Former payouts above an empty form, and an empty list below it. */
function Cards({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const { data, status } = useResource(useServices().payments.payouts(firstPayouts(business.id)));
  const lead = (
    <p key="lead" className={css.muted}>
      {t('payouts.lead')} {isPermitted(business.role, 'sign-funds') && <GuideLink id="payouts" />}
    </p>
  );
  const list = <PayoutsCard key="list" business={business} />;
  const form = isPermitted(business.role, 'sign-funds') && (
    <NewPayoutCard key="new" business={business} />
  );
  // Until it is known whether there are any, the form would move under who types.
  if (status === 'pending') return <div className={css.stack}>{[lead, list]}</div>;
  return (
    <div className={css.stack}>{[lead, ...(data?.total === 0 ? [form, list] : [list, form])]}</div>
  );
}
