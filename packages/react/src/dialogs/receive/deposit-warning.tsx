'use client';
import type { AccountAsset, NetworkDefinition } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export interface DepositWarningProps {
  readonly account: Account;
  /** Token to receive; null is the native asset. */
  readonly asset: AccountAsset | null;
  readonly network: NetworkDefinition;
}

/** Warning of what may be sent to the address; for a token also of the native asset its fees take (R-RECV-09). */
export function DepositWarning({ account, asset, network }: DepositWarningProps): ReactElement {
  const t = useTranslate();
  const { blockchainNetwork } = account;
  if (asset === null || asset.id === blockchainNetwork)
    return <Notice tone="warning">{t(`receive.warning.${blockchainNetwork}`)}</Notice>;
  const { name, symbol } = asset;
  const standard = network.tokenStandard ?? '';
  const text = { name, symbol, standard, network: network.name };
  return (
    <>
      <Notice tone="warning">{t('receive.warning.token', text)}</Notice>
      <Notice tone="info">{t('receive.tokenFees', { symbol, native: network.symbol })}</Notice>
    </>
  );
}
