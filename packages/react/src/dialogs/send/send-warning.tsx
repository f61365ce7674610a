'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export interface SendWarningProps {
  readonly state: Pick<SendState, 'account' | 'asset' | 'network'>;
}

/** What may be sent where (R-SEND-03): the sentence of the network, or that of the token. */
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
