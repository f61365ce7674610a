import { useTranslate } from '@billfold/react';
import { Badge, Icon, icons, LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';
import { type ChecklistStep, listSteps } from './list-steps.ts';

/** Steps before the first payment: those that are done, and those that come later. */
export function ChecklistCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().business.detail(businessId);
  return (
    <LoadedCard
      title={t('dashboard.checklist')}
      resource={resource}
      failed={t('dashboard.loadFailed')}
      rows={5}
    >
      {(detail) => {
        const steps = listSteps(detail);
        const done = steps.filter(({ isDone }) => isDone).length;
        return (
          <>
            <p className={css.muted}>
              {t('dashboard.checklist.progress', { done, total: steps.length })}
            </p>
            <ol className={css.steps} aria-label={t('dashboard.checklist')}>
              {steps.map(({ step, isDone }) => (
                <Step
                  key={step}
                  step={step}
                  isDone={isDone}
                  text={step === 'business' ? detail.name : t(`dashboard.step.${step}.text`)}
                />
              ))}
            </ol>
          </>
        );
      }}
    </LoadedCard>
  );
}

interface StepProps {
  readonly step: ChecklistStep;
  readonly isDone: boolean;
  readonly text: string;
}

function Step({ step, isDone, text }: StepProps): ReactElement {
  const t = useTranslate();
  return (
    <li className={css.step}>
      <span className={isDone ? css.done : css.open} aria-hidden="true">
        {isDone && <Icon shape={icons.check} size={16} />}
      </span>
      <div>
        <p className={css.stepTitle}>{t(`dashboard.step.${step}`)}</p>
        <p className={css.muted}>
          <bdi>{text}</bdi>
        </p>
      </div>
      <Badge tone={isDone ? 'success' : 'neutral'}>
        {t(isDone ? 'dashboard.checklist.done' : 'dashboard.checklist.open')}
      </Badge>
    </li>
  );
}
