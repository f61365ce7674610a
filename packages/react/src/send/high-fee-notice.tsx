'use client';
import type { SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { scrollIntoSight } from '../flow-dialog/scroll-into-sight.ts';
import { Checkbox } from '../primitives/checkbox/checkbox.tsx';
import { Notice } from '../primitives/notice/notice.tsx';
import { useTranslate } from '../provider/use-translate.ts';

export interface HighFeeNoticeProps {
  readonly state: Pick<SendState, 'highFee' | 'isHighFeeAccepted'>;
  readonly actions: Pick<SendActions, 'judgeHighFee'>;
}

/** Fees that nobody pays by accident: they need a yes of their own, without which nothing goes on. */
export function HighFeeNotice({ state, actions }: HighFeeNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { highFee, isHighFeeAccepted } = state;
  if (highFee === null) return null;
  return (
    <div ref={scrollIntoSight}>
      <Notice tone="warning" title={t('send.review.highFee')} live>
        <p>{t(`send.review.highFee.${highFee}`)}</p>
        <Checkbox
          label={t('send.review.highFee.accept')}
          checked={isHighFeeAccepted}
          onCheckedChange={actions.judgeHighFee}
        />
      </Notice>
    </div>
  );
}
