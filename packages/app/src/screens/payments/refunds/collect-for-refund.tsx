import { sweepsTexts } from '@billfold/core/internal';
import type { Refund } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Notice, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { CollectContent } from '../collect/collect-content.tsx';
import { CollectProgress } from '../collect/collect-progress.tsx';
import { nameOfAsset } from '../name-of-asset.ts';

export interface CollectForRefundProps {
  readonly businessId: number;
  readonly refund: Refund;
  /** Settlement wallet. */
  readonly walletId: string;
  /** Goes on with the refund. */
  readonly onCollected: () => void;
  readonly onClose: () => void;
}

/** Collects what a refund is paid from, and follows it until it arrived. */
export function CollectForRefund(props: CollectForRefundProps): ReactElement {
  useTexts(sweepsTexts);
  const t = useTranslate();
  const { refund, onCollected, ...dialog } = props;
  const [sweepId, setSweepId] = useState<string | null>(null);
  const { asset: unit } = refund;
  const cancel = t('refunds.sign.later');
  if (sweepId !== null)
    return (
      <CollectProgress {...dialog} {...{ sweepId, unit, cancel }} onDone={onCollected}>
        {t('refunds.collect.wait')}
      </CollectProgress>
    );
  return (
    <CollectContent
      {...dialog}
      asset={nameOfAsset(refund)}
      unit={unit}
      lead={
        <Notice tone="info" live title={t('refunds.sign.collect', { unit })}>
          {t('refunds.collect.text')}
        </Notice>
      }
      submit={t('refunds.collect.submit')}
      cancel={cancel}
      onSigned={({ id }) => setSweepId(id)}
    />
  );
}
