'use client';
import type { ReceiveActions, ReceiveState } from '@billfold/core/flows';
import { type ReactElement, useEffect } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AccountPicker } from '../../ui/account-picker/account-picker.tsx';
import { AssetPicker } from '../../ui/asset-picker/asset-picker.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { prefetchQrCode } from '../../ui/qr-code/use-qr-path.ts';
import { OutageNotice } from '../frame/outage-notice.tsx';
import { step } from '../frame/step.css.ts';
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
      <OutageNotice account={state.account}>{t('receive.outage')}</OutageNotice>
      <ActivationNotice state={state} />
      <Notice tone="warning">{t('receive.selectAccount')}</Notice>
    </div>
  );
}
