import { businessSetupTexts } from '@billfold/core/internal';
import { type BusinessDetail, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Badge, Icon, icons, LoadedCard, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink, PageLinkButton } from '../../shell/page-link.tsx';
import * as css from './business.css.ts';
import { DoneText } from './done-text.tsx';
import { type ChecklistStep, listSteps } from './list-steps.ts';
import { hrefOfStep } from './onboarding/onboarding-steps.ts';
import { useFresh } from './use-fresh.ts';

/** Steps before the first payment, each open one leading to where it is done; nothing once all are done. */
export function ChecklistCard({
  businessId,
}: {
  readonly businessId: number;
}): ReactElement | null {
  useTexts(businessSetupTexts);
  const t = useTranslate();
  const resource = useServices().business.detail(businessId);
  const { data } = useResource(resource);
  useFresh(resource);
  if (data && listSteps(data).every(({ isDone }) => isDone)) return null;
  return (
    <LoadedCard
      title={t('dashboard.checklist')}
      resource={resource}
      failed={t('dashboard.loadFailed')}
      rows={5}
    >
      {(detail) => <Steps business={detail} />}
    </LoadedCard>
  );
}

function Steps({ business }: { readonly business: BusinessDetail }): ReactElement {
  const t = useTranslate();
  const steps = listSteps(business);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <>
      <p className={css.muted}>
        {t('dashboard.checklist.progress', { done, total: steps.length })}
      </p>
      <ol className={css.steps} aria-label={t('dashboard.checklist')}>
        {steps.map(({ step, isDone }) => (
          <Step key={step} business={business} step={step} isDone={isDone} isNext={step === next} />
        ))}
      </ol>
      {isPermitted(business.role, 'manage-developer') && (
        <p className={css.muted}>
          <PageLink href="/payments/guides/going-live">
            {t('dashboard.checklist.goingLive')}
          </PageLink>
        </p>
      )}
    </>
  );
}

interface StepProps {
  readonly business: BusinessDetail;
  readonly step: ChecklistStep;
  readonly isDone: boolean;
  /** True for the first step that is open. */
  readonly isNext: boolean;
}

function Step({ business, step, isDone, isNext }: StepProps): ReactElement {
  const t = useTranslate();
  const permission = step === 'wallet' ? 'sign-funds' : 'manage-settings';
  const leads = !isDone && isPermitted(business.role, permission);
  const title = t(`dashboard.step.${step}`);
  return (
    <li className={css.step}>
      <span className={isDone ? css.done : css.open} aria-hidden="true">
        {isDone && <Icon shape={icons.check} size={16} />}
      </span>
      <div>
        <p className={css.stepTitle}>
          {leads && !isNext ? <PageLink href={hrefOfStep(step)}>{title}</PageLink> : title}
        </p>
        <p className={css.muted}>
          {isDone || step === 'business' ? (
            <DoneText business={business} step={step} />
          ) : (
            t(`dashboard.step.${step}.text`)
          )}
        </p>
      </div>
      {isDone && <Badge tone="success">{t('dashboard.checklist.done')}</Badge>}
      {isNext && leads && (
        <PageLinkButton variant="primary" size="sm" href={hrefOfStep(step)}>
          {t('common.continue')}
        </PageLinkButton>
      )}
    </li>
  );
}
