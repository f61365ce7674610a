import { paymentsTexts, payoutsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, icons, Notice, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { SelectedBusiness } from '../../business/selected-business.tsx';
import { GuideLink } from '../../guides/guide-link.tsx';
import { PaymentsFrame } from '../payments-frame.tsx';
import { NewPayoutCard } from './new-payout-card.tsx';
import * as css from './payouts.css.ts';
import { firstPayouts, PayoutsCard } from './payouts-card.tsx';

interface PayoutsProps {
  readonly business: Business;
}

/** Payouts of the selected business to many recipients, and a new one. */
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
  if (isPermitted(business.role, 'view-reports')) return <Cards business={business} />;
  return (
    <PaymentsFrame business={business} section="payouts">
      <Notice tone="info">{t('payouts.forbidden')}</Notice>
    </PaymentsFrame>
  );
}

/** Former payouts below a form for a new one, which comes by a button once there are any. */
function Cards({ business }: PayoutsProps): ReactElement {
  const t = useTranslate();
  const [form, setForm] = useState<'hidden' | 'first' | 'opened'>('hidden');
  const { data } = useResource(useServices().payments.payouts(firstPayouts(business.id)));
  const maySign = isPermitted(business.role, 'sign-funds');
  // The first form stays under who types when a payout is signed elsewhere.
  if (form === 'hidden' && data?.total === 0) setForm('first');
  const action = maySign && data !== undefined && form === 'hidden' && (
    <Button variant="primary" icon={icons.plus} onClick={() => setForm('opened')}>
      {t('payouts.new')}
    </Button>
  );
  return (
    <PaymentsFrame business={business} section="payouts" action={action}>
      <div className={css.stack}>
        <p className={css.muted}>
          {t('payouts.lead')} {maySign && <GuideLink id="payouts" />}
        </p>
        {maySign && form !== 'hidden' && (
          <div className={css.newPayout} tabIndex={-1} ref={form === 'opened' ? focus : null}>
            <NewPayoutCard business={business} />
          </div>
        )}
        <PayoutsCard business={business} />
      </div>
    </PaymentsFrame>
  );
}

/** Takes the focus of the pressed button, which goes. */
const focus = (element: HTMLElement | null): void => element?.focus();
