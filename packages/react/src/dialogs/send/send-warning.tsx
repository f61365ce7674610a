'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

export interface SendWarningProps {
  readonly state: Pick<SendState, 'account' | 'asset' | 'network'>;
}

/** Warns which assets may be sent to which network (R-SEND-03). */
export function SendWarning({ state }: SendWarningProps): ReactElement | null {
  const t = useTranslate();
  const { account, asset, network } = state;
  if (account === null || asset === null || network === null) return null;
  if (asset.token === null)
    return <Notice tone="warning">{t(`send.warning.${account.blockchainNetwork}`)}</Notice>;
  const { name, symbol } = asset;
  const standard = network.tokenStandard ?? '';
  return (
    <Notice tone="warning">
      {t('send.warning.token', { name, symbol, standard, network: network.name })}
    </Notice>
  );
}
