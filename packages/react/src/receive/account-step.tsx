'use client';
import type { ReceiveActions, ReceiveState } from '@billfold/core';
import { type ReactElement, useEffect } from 'react';
import { AccountPicker } from '../flow-dialog/account-picker.tsx';
import { step } from '../flow-dialog/step.css.ts';
import { Notice } from '../primitives/notice/notice.tsx';
import { prefetchQrCode } from '../primitives/qr-code/use-qr-path.ts';
import { useTranslate } from '../provider/use-provided.ts';

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
      <Notice tone="warning">{t('receive.selectAccount')}</Notice>
    </div>
  );
}
