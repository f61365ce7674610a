'use client';
import { type SendActions, type SendState, validationText } from '@billfold/core';
import type { ReactElement, RefObject } from 'react';
import { AccountPicker } from '../../ui/account-picker/account-picker.tsx';
import { AssetPicker } from '../../ui/asset-picker/asset-picker.tsx';
import { step } from '../frame/step.css.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { MemoField } from './memo-field.tsx';
import { RecipientNotice } from './recipient-notice.tsx';
import { RecipientSuggestions } from './recipient-suggestions.tsx';
import { ScanRecipient } from './scan-recipient.tsx';
import { SendWarning } from './send-warning.tsx';

export interface SendStepProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function RecipientStep({ state, actions, field }: SendStepProps): ReactElement {
  const t = useTranslate();
  const { recipient: error } = state.errors;
  const { account, network, asset, assets } = state;
  const isLocked = state.locked.includes('recipient');
  const hasSuggestions = !isLocked && state.suggestions.length > 0;
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
      {asset && assets.length > 1 && (
        <AssetPicker
          label={t('send.asset')}
          assets={assets}
          asset={asset}
          onSelect={actions.selectAsset}
          locked={state.locked.includes('asset')}
        />
      )}
      <TextField
        ref={field}
        label={t('send.recipient')}
        placeholder={network ? t('send.recipient.placeholder', { network: network.name }) : ''}
        mono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isLocked}
        trailing={!isLocked && <ScanRecipient state={state} onScan={actions.setRecipient} />}
        value={state.recipient}
        onValueChange={actions.setRecipient}
        onFocus={isLocked ? undefined : actions.enterRecipient}
        onBlur={actions.leaveRecipient}
        error={error && validationText(error, t)}
        under={
          hasSuggestions && <RecipientSuggestions state={state} actions={actions} field={field} />
        }
      />
      <RecipientNotice state={state} actions={actions} />
      <MemoField state={state} actions={actions} />
      <SendWarning state={state} />
    </div>
  );
}
