'use client';
import { formatCoin, type SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface MissingFeeNoticeProps {
  readonly state: Pick<SendState, 'asset' | 'network' | 'missingForFee'>;
}

/** Explains that native asset is missing to pay the fee of a token, and what to do. */
export function MissingFeeNotice({ state }: MissingFeeNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { asset, network, missingForFee } = state;
  if (asset === null || network === null || missingForFee === null) return null;
  const { symbol } = network;
  const shown = { ...network, trim: true };
  return (
    <Notice
      tone="warning"
      live
      title={t('send.missingForFee', {
        amount: formatCoin(missingForFee.required, shown),
        symbol,
      })}
    >
      {t('send.missingForFee.text', {
        available: formatCoin(missingForFee.available, shown),
        symbol,
        token: asset.symbol,
      })}
    </Notice>
  );
}
