import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import type { ChecklistStep } from '../list-steps.ts';
import * as css from './onboarding.css.ts';
import { hrefOfStep, stepAfter, stepBefore } from './onboarding-steps.ts';

export interface StepActionsProps {
  readonly step: ChecklistStep;
  readonly isBusy: boolean;
  /** True where nothing can be submitted, so that only the ways out are drawn. */
  readonly isBlocked?: boolean;
  /** Label of the button that submits; 'Continue' unless given. */
  readonly submit?: string;
}

/** Ways out of a step: back, past it from the third one, and on. */
export function StepActions(props: StepActionsProps): ReactElement {
  const { step, isBusy, isBlocked = false, submit } = props;
  const t = useTranslate();
  const before = stepBefore(step);
  const after = stepAfter(step);
  const canSkip = step === 'assets' || step === 'checkout';
  return (
    <div className={css.actions}>
      {before !== null && (
        <PageLinkButton href={hrefOfStep(before)}>{t('onboarding.back')}</PageLinkButton>
      )}
      {canSkip && after !== null && (
        <PageLinkButton variant="plain" href={hrefOfStep(after)}>
          {t('onboarding.skip')}
        </PageLinkButton>
      )}
      {!canSkip && before !== null && (
        <PageLinkButton variant="plain" href="/payments/dashboard">
          {t('onboarding.later')}
        </PageLinkButton>
      )}
      {!isBlocked && (
        <span className={css.wayOn}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {submit ?? t('onboarding.continue')}
          </Button>
        </span>
      )}
    </div>
  );
}
