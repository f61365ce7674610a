import { useTranslate } from '@billfold/react';
import { Stepper } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { Screen } from '../../../shell/screen.tsx';
import type { ChecklistStep } from '../list-steps.ts';
import * as css from './onboarding.css.ts';
import { steps } from './onboarding-steps.ts';

export interface StepFrameProps {
  readonly step: ChecklistStep;
  readonly title: string;
  /** Line under the title; the name of the business unless given. */
  readonly lead: string;
  /** True for a step with a preview beside its fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Frame of a step: its title, the way it is on, and its content. */
export function StepFrame({ step, title, lead, isWide, children }: StepFrameProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={isWide ? css.whole : css.middle}>
      <Screen title={title} lead={lead}>
        <div className={css.middle}>
          <Stepper
            label={t('onboarding.steps')}
            steps={steps.map((each) => t(`onboarding.step.${each}`))}
            current={steps.indexOf(step)}
          />
        </div>
        {children}
      </Screen>
    </div>
  );
}
