import { paymentsTexts, payoutsTexts } from '@billfold/core/internal';
import { isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Screen } from '../../../shell/screen.tsx';
import { ModeSwitch } from '../../business/mode-mark.tsx';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { NewPayoutCard } from './new-payout-card.tsx';

/** Page of a new payout of the selected business: its recipients, then the plan to sign. */
export function NewPayoutScreen(): ReactElement {
  useTexts(paymentsTexts, payoutsTexts);
  const t = useTranslate();
  return (
    <SelectedBusiness>
      {(business) => (
        <Screen
          title={t('payouts.new')}
          mark={<ModeSwitch />}
          back={{ href: '/payments/payouts', text: t('payments.section.payouts') }}
        >
          {isPermitted(business.role, 'sign-funds') ? (
            <NewPayoutCard key={business.id} business={business} />
          ) : (
            <Notice tone="info">{t('payouts.new.forbidden')}</Notice>
          )}
        </Screen>
      )}
    </SelectedBusiness>
  );
}
