import { useTranslate } from '@billfold/react';
import { Stepper } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Where one is in setting two-factor up; counted from 0. */
export function SetUpSteps({ current }: { readonly current: number }): ReactElement {
  const t = useTranslate();
  return (
    <Stepper
      label={t('accountSecurity.setUp.steps')}
      steps={[
        t('accountSecurity.setUp.step.password'),
        t('accountSecurity.setUp.step.app'),
        t('accountSecurity.setUp.step.codes'),
      ]}
      current={current}
    />
  );
}
