import { paymentsTexts, payoutsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { PaymentsFrame } from '../payments-frame.tsx';
import { NewPayoutCard } from './new-payout-card.tsx';
import * as css from './payouts.css.ts';
import { PayoutsCard } from './payouts-card.tsx';

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
        <div className={css.stack}>
          {isPermitted(business.role, 'sign-funds') && <NewPayoutCard business={business} />}
          <PayoutsCard business={business} />
        </div>
      ) : (
        <Notice tone="info">{t('payouts.forbidden')}</Notice>
      )}
    </PaymentsFrame>
  );
}
