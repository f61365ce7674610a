'use client';
import type { ReceiveActions, ReceiveState } from '@billfold/core';
import { type ReactElement, useEffect } from 'react';
import { AccountPicker } from '../flow-dialog/account-picker.tsx';
import { AssetPicker } from '../flow-dialog/asset-picker.tsx';
import { step } from '../flow-dialog/step.css.ts';
import { Notice } from '../primitives/notice/notice.tsx';
import { prefetchQrCode } from '../primitives/qr-code/use-qr-path.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { ActivationNotice } from './activation-notice.tsx';

export interface AccountStepProps {
  readonly state: ReceiveState;
  readonly actions: ReceiveActions;
}

export function AccountStep({ state, actions }: AccountStepProps): ReactElement {
  // The next step draws a code.
  useEffect(prefetchQrCode, []);
  const t = useTranslate();
  return (
    <div className={step}>
      <AccountPicker
        label={t('receive.account')}
        placeholder={t('receive.account.placeholder')}
        accounts={state.accounts}
        account={state.account}
        onSelect={actions.selectAccount}
      />
      {state.asset && state.assets.length > 1 && (
        <AssetPicker
          label={t('receive.asset')}
          assets={state.assets}
          asset={state.asset}
          onSelect={actions.selectAsset}
          hint={t('receive.asset.hint')}
        />
      )}
      <ActivationNotice state={state} />
      <Notice tone="warning">{t('receive.selectAccount')}</Notice>
    </div>
  );
}
