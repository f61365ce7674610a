import { trimDecimal } from '@billfold/core/internal';
import { isPermitted } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import { Badge } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ValueBelow } from '../value-below.tsx';
import * as css from './collect.css.ts';
import type { SweepProps } from './collect-props.ts';
import { ResumeButton } from './resume-button.tsx';
import { toneOfSweep } from './tone-of-sweep.ts';

/** A sweep on its way: how much of it has arrived, and what it waits for. */
export function SweepRow({ business, sweep }: SweepProps): ReactElement {
  const t = useTranslate();
  const { status, amount, collected, asset: unit, needsSignature, createdAt, value } = sweep;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.facts}>
          <Badge tone={toneOfSweep[status]}>{t(`sweeps.status.${status}`)}</Badge>
          <TimeText at={createdAt} />
        </span>
        <span>
          {t(collected === amount ? 'sweeps.row.done' : 'sweeps.row', {
            ...{ collected: trimDecimal(collected), amount: trimDecimal(amount), unit },
          })}
          <ValueBelow value={value} />
        </span>
        {needsSignature && <span className={css.muted}>{t('sweeps.says.waiting')}</span>}
      </div>
      {needsSignature && isPermitted(business.role, 'sign-funds') && (
        <ResumeButton business={business} sweep={sweep} />
      )}
    </li>
  );
}
