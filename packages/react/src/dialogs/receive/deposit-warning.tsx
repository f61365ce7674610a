'use client';
import type { AccountAsset, NetworkDefinition } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { BannerContext } from '../../context/banner-context.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './address-step.css.ts';

export interface DepositWarningProps {
  readonly account: Account;
  /** Token to receive; null is the native asset. */
  readonly asset: AccountAsset | null;
  readonly network: NetworkDefinition;
  /** Further lines. */
  readonly children?: ReactNode;
}

/**
 * One box with a line for each fact to know of the address: what may be sent to it, for a token the
 * native asset that its fees take (R-RECV-09), and that the coins of a sandbox have no value. A banner of the dialog
 * says the last one in its place.
 */
export function DepositWarning(props: DepositWarningProps): ReactElement {
  const { account, asset, network, children } = props;
  const t = useTranslate();
  const { data: config } = useResource(useClient().resources.config);
  const hasBanner = useContext(BannerContext) != null;
  const { blockchainNetwork } = account;
  const token = asset === null || asset.id === blockchainNetwork ? null : asset;
  const standard = network.tokenStandard ?? '';
  return (
    <Notice tone="warning">
      <p className={css.fact}>
        {token === null
          ? t(`receive.warning.${blockchainNetwork}`)
          : t('receive.warning.token', { ...token, standard, network: network.name })}
      </p>
      {token && (
        <p className={css.fact}>
          {t('receive.tokenFees', { symbol: token.symbol, native: network.symbol })}
        </p>
      )}
      {children}
      {config?.mode === 'sandbox' && !hasBanner && <p className={css.fact}>{t('shell.sandbox')}</p>}
    </Notice>
  );
}
