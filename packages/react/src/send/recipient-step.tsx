'use client';
import type { SendActions, SendState } from '@billfold/core';
import type { ReactElement, RefObject } from 'react';
import { AccountPicker } from '../flow-dialog/account-picker.tsx';
import { step } from '../flow-dialog/step.css.ts';
import { Notice } from '../primitives/notice/notice.tsx';
import { TextField } from '../primitives/text-field/text-field.tsx';
import { useTranslate } from '../provider/use-provided.ts';
import { RecipientNotice } from './recipient-notice.tsx';

export interface SendStepProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function RecipientStep({ state, actions, field }: SendStepProps): ReactElement {
  const t = useTranslate();
  const { account, network } = state;
  return (
    <div className={step}>
      <AccountPicker
        label={t('send.account')}
        placeholder={t('send.account.placeholder')}
        accounts={state.accounts}
        account={account}
        onSelect={actions.selectAccount}
        locked={state.locked.includes('account')}
      />
      <TextField
        ref={field}
        label={t('send.recipient')}
        placeholder={network ? t('send.recipient.placeholder', { network: network.name }) : ''}
        mono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={state.locked.includes('recipient')}
        value={state.recipient}
        onValueChange={actions.setRecipient}
        onBlur={actions.leaveRecipient}
        error={state.errors.recipient?.messages.join('\n')}
      />
      <RecipientNotice state={state} />
      {account && <Notice tone="warning">{t(`send.warning.${account.blockchainNetwork}`)}</Notice>}
    </div>
  );
}
