'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import type { SendView } from './send-view.ts';

const steps = ['recipient', 'amount', 'review', 'sign'] as const;

/** The four steps; nothing where there is nothing to go through. */
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
