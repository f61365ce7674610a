import { businessTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { EmptyState, icons, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { listSteps } from '../business/list-steps.ts';
import { hrefOfStep } from '../business/onboarding/onboarding-steps.ts';

/** Empty list of a business that cannot be paid yet, with the way to the step that is missing. */
export function SetUpFirst({ business }: { readonly business: Business }): ReactElement {
  useTexts(businessTexts);
  const t = useTranslate();
  const { data } = useResource(useServices().business.detail(business.id));
  const step = data && listSteps(data).find(({ isDone }) => !isDone)?.step;
  const permission = step === 'wallet' ? 'sign-funds' : 'manage-settings';
  const leads = step !== undefined && isPermitted(business.role, permission);
  return (
    <EmptyState
      icon={icons.transactions}
      title={t('payments.setUp.title')}
      text={t('payments.setUp.text')}
      action={
        <PageLinkButton variant="primary" href={leads ? hrefOfStep(step) : '/payments/dashboard'}>
          {t(leads ? `dashboard.step.${step}` : 'payments.setUp.action')}
        </PageLinkButton>
      }
    />
  );
}
