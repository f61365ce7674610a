import { getNetwork, type Network } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Checkbox, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { SignState } from './create-sign-flow.ts';

export interface HighFeeNoticeProps {
  readonly state: Pick<SignState, 'highFee' | 'isHighFeeAccepted'>;
  readonly network: Network;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** Asks for a yes to an unusually high network fee. */
export function HighFeeNotice({
  state,
  network,
  onAccept,
}: HighFeeNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { highFee, isHighFeeAccepted } = state;
  if (highFee === null) return null;
  const fee = `${highFee} ${getNetwork(network).symbol}`;
  return (
    <Notice tone="warning" title={t('send.review.highFee')} live>
      <p>{t('send.review.highFee.service', { fee })}</p>
      <Checkbox
        label={t('send.review.highFee.accept')}
        checked={isHighFeeAccepted}
        onCheckedChange={onAccept}
      />
    </Notice>
  );
}
