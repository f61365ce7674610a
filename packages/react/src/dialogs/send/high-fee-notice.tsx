'use client';
import type { SendActions, SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { scrollIntoSight } from '../../ui/dialog/scroll-into-sight.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface HighFeeNoticeProps {
  readonly state: Pick<SendState, 'highFee' | 'isHighFeeAccepted'>;
  readonly actions: Pick<SendActions, 'acceptHighFee'>;
}

/** Warns of high fees and asks to accept them, without which Review cannot be left. */
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
          onCheckedChange={actions.acceptHighFee}
        />
      </Notice>
    </div>
  );
}
