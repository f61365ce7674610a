'use client';
import type { Transaction } from '@billfold/core/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import type { TimelineStep } from './timeline.ts';

/** When a step was, or how far it is. */
export function StepDetail(props: {
  readonly step: TimelineStep;
  readonly transaction: Transaction;
}): ReactNode {
  const t = useTranslate();
  const { step, transaction } = props;
  const { confirmations, requiredConfirmations: required } = transaction;
  if (step.name === 'created') return <TimeText at={transaction.createdAt} />;
  if (step.name === 'confirmed' && step.state !== 'ahead')
    // Past the required ones there is nothing left to count towards.
    return confirmations > required
      ? t('transaction.step.confirmations', { confirmations })
      : t('confirmation.count', { confirmations, required });
  if (step.state === 'now') return t('transaction.step.now');
  return step.state === 'ahead' ? t('transaction.step.ahead') : null;
}
