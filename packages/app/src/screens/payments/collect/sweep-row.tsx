import { trimDecimal } from '@billfold/core/internal';
import { isPermitted, type SweepStatus } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Badge, type BadgeProps } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './collect.css.ts';
import type { SweepProps } from './collect-props.ts';
import { ResumeButton } from './resume-button.tsx';

const tones: Readonly<Record<SweepStatus, BadgeProps['tone']>> = {
  SENDING: 'info',
  DONE: 'success',
  PARTIAL: 'warning',
  FAILED: 'danger',
};

/** A sweep on its way: how much of it has arrived, and what it waits for. */
export function SweepRow({ business, sweep }: SweepProps): ReactElement {
  const t = useTranslate();
  const { status, amount, collected, asset: unit, needsSignature, createdAt } = sweep;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.facts}>
          <Badge tone={tones[status]}>{t(`sweeps.status.${status}`)}</Badge>
          <TimeText at={createdAt} />
        </span>
        <span>
          {t('sweeps.row', {
            ...{ collected: trimDecimal(collected), amount: trimDecimal(amount), unit },
          })}
        </span>
        {needsSignature && <span className={css.muted}>{t('sweeps.says.waiting')}</span>}
      </div>
      {needsSignature && isPermitted(business.role, 'sign-funds') && (
        <ResumeButton business={business} sweep={sweep} />
      )}
    </li>
  );
}
