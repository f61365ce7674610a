'use client';
import type { ReactElement } from 'react';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import type { SendView } from './send-view.ts';

const steps = ['recipient', 'amount', 'review', 'sign'] as const;

/** Progress over the four steps; hidden outside of them. */
export function SendStepper({ view }: { readonly view: SendView }): ReactElement | null {
  const t = useTranslate();
  const current = steps.findIndex((step) => step === (view === 'loading' ? 'recipient' : view));
  if (current === -1) return null;
  return (
    <Stepper
      label={t('send.steps')}
      steps={steps.map((step) => t(`send.step.${step}`))}
      current={current}
    />
  );
}
