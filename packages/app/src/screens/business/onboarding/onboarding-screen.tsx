import { businessSetupTexts, businessTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { Card, EmptyState, icons, useTexts } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { Screen } from '../../../shell/screen.tsx';
import * as css from '../business.css.ts';
import type { ChecklistStep } from '../list-steps.ts';
import { SelectedBusiness } from '../selected-business.tsx';
import { KeptEditsContext, type SettingsEdits } from '../settings/kept-edits.ts';
import { AssetsStep } from './assets-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { FirstPaymentStep } from './first-payment-step.tsx';
import { NewBusiness } from './new-business.tsx';
import { readStep } from './onboarding-steps.ts';
import { WalletStep } from './wallet-step.tsx';

/** Creates a business, and leads it step by step to its first payment. */
export function OnboardingScreen(): ReactElement {
  useTexts(businessTexts, businessSetupTexts);
  const step = readStep(useSearch());
  const { businessId } = useStore(useServices().session);
  if (step === null || businessId === null) return <NewBusiness />;
  return (
    <SelectedBusiness>
      {(business) => <Steps key={business.id} business={business} step={step} />}
    </SelectedBusiness>
  );
}

interface StepsProps {
  readonly business: Business;
  readonly step: ChecklistStep;
}

/** Keeps what is typed in each step while the user goes back and forth. */
function Steps({ business, step }: StepsProps): ReactElement {
  const kept = useMemo(() => new Map<string, SettingsEdits>(), []);
  if (!isPermitted(business.role, 'manage-settings')) return <Forbidden business={business} />;
  return (
    <KeptEditsContext.Provider value={kept}>
      <Step key={step} business={business} step={step} />
    </KeptEditsContext.Provider>
  );
}

function Step({ business, step }: StepsProps): ReactElement | null {
  const { data: detail } = useResource(useServices().business.detail(business.id));
  switch (step) {
    case 'business':
      return detail ? <BusinessStep business={detail} /> : null;
    case 'wallet':
      return <WalletStep business={business} />;
    case 'assets':
      return <AssetsStep business={business} />;
    case 'checkout':
      return detail ? <CheckoutStep business={detail} /> : null;
    case 'firstPayment':
      return detail ? <FirstPaymentStep business={detail} /> : null;
    default:
      return step satisfies never;
  }
}

function Forbidden({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={business.name}>
      <Card className={css.narrow}>
        <EmptyState
          icon={icons.lock}
          title={t('onboarding.forbidden')}
          action={
            <PageLinkButton variant="primary" href="/payments/dashboard">
              {t('onboarding.pay.dashboard')}
            </PageLinkButton>
          }
        />
      </Card>
    </Screen>
  );
}
