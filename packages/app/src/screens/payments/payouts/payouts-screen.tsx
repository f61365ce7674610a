import { paymentsTexts, payoutsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { icons, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { GuideLink } from '../../guides/guide-link.tsx';
import { PaymentsFrame } from '../payments-frame.tsx';
import * as css from './payouts.css.ts';
import { PayoutsCard } from './payouts-card.tsx';

interface PayoutsProps {
  readonly business: Business;
}

/** Payouts of the selected business to many recipients. */
export function PayoutsScreen(): ReactElement {
  useTexts(paymentsTexts, payoutsTexts);
  return (
    <SelectedBusiness>
      {(business) => <Payouts key={business.id} business={business} />}
    </SelectedBusiness>
  );
}

function Payouts({ business }: PayoutsProps): ReactElement {
  const t = useTranslate();
  if (!isPermitted(business.role, 'view-reports'))
    return (
      <PaymentsFrame business={business} section="payouts">
        <Notice tone="info">{t('payouts.forbidden')}</Notice>
      </PaymentsFrame>
    );
  const maySign = isPermitted(business.role, 'sign-funds');
  return (
    <PaymentsFrame
      business={business}
      section="payouts"
      action={
        // The empty list leads to the step that is missing.
        maySign &&
        business.status !== 'ONBOARDING' && (
          <PageLinkButton variant="primary" icon={icons.plus} href="/payments/payouts/new">
            {t('payouts.new')}
          </PageLinkButton>
        )
      }
    >
      <div className={css.stack}>
        <p className={css.lead}>
          {t('payouts.lead')} {maySign && <GuideLink id="payouts" />}
        </p>
        <PayoutsCard business={business} />
      </div>
    </PaymentsFrame>
  );
}
