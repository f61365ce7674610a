'use client';
import { estimateTime, getNetwork } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import { isUnconfirmed } from '@billfold/core/flows';
import { timeEstimateText } from '@billfold/core/i18n';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { SandboxTimes } from '../../dialogs/frame/sandbox-times.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { StepDetail } from './step-detail.tsx';
import { type TimelineStep, timelineOf } from './timeline.ts';
import * as css from './transaction.css.ts';

/** How far the transaction has come, block by block. */
export function ProgressCard({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  return (
    <Card title={t('transaction.progress')}>
      {isUnconfirmed(transaction) && <ProgressBar transaction={transaction} />}
      <ol className={css.steps}>
        {timelineOf(transaction).map((step) => (
          <Step key={step.name} step={step} transaction={transaction} />
        ))}
      </ol>
      <Explanation transaction={transaction} />
    </Card>
  );
}

function ProgressBar({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const t = useTranslate();
  const { confirmations, requiredConfirmations: required } = transaction;
  const text = t('transaction.progress.bar', { confirmations, required });
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={t('transaction.progress')}
      aria-valuemin={0}
      aria-valuemax={required}
      aria-valuenow={Math.min(confirmations, required)}
      aria-valuetext={text}
    >
      <div
        className={css.fill}
        style={{ width: `${Math.min(100, (100 * confirmations) / required)}%` }}
      />
    </div>
  );
}

function Step(props: {
  readonly step: TimelineStep;
  readonly transaction: Transaction;
}): ReactElement {
  const t = useTranslate();
  const { step, transaction } = props;
  const { blockHeight } = transaction;
  return (
    <li className={css.step} aria-current={step.state === 'now' ? 'step' : undefined}>
      <span className={css.dot[step.state]}>
        {(step.state === 'done' || step.state === 'failed') && (
          <Icon shape={step.state === 'done' ? icons.check : icons.close} size={16} />
        )}
      </span>
      <span className={css.stepName[step.state]}>
        {step.label === 'transaction.step.block.height'
          ? t(step.label, { height: blockHeight ?? '' })
          : t(step.label)}
      </span>
      <span className={css.stepDetail}>
        <StepDetail step={step} transaction={transaction} />
      </span>
    </li>
  );
}

function Explanation({ transaction }: { readonly transaction: Transaction }): ReactElement | null {
  const t = useTranslate();
  const { status, requiredConfirmations: required, blockchainNetwork } = transaction;
  if (status === 'FAILED' || status === 'DROPPED' || status === 'REPLACED')
    return <p className={css.hint}>{t(`transaction.ended.${status}`)}</p>;
  if (!isUnconfirmed(transaction)) return null;
  const { minutesPerConfirmation } = getNetwork(blockchainNetwork);
  const time = timeEstimateText(estimateTime(required, minutesPerConfirmation), t);
  return (
    <>
      <p className={css.hint}>{t('transaction.progress.hint', { required, time })}</p>
      <SandboxTimes />
    </>
  );
}
