'use client';
import type { SendActions, SendState } from '@billfold/core';
import type { ReactElement, RefObject } from 'react';
import { step } from '../dialogs/frame/step.css.ts';
import { useOnDemand } from '../provider/use-on-demand.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { AccountPicker } from '../ui/account-picker/account-picker.tsx';
import { AssetPicker } from '../ui/asset-picker/asset-picker.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { MemoField } from './memo-field.tsx';
import { RecipientNotice } from './recipient-notice.tsx';
import { ScanRecipient } from './scan-recipient.tsx';
import { SendWarning } from './send-warning.tsx';
import { useValidationText } from './use-validation-text.ts';

export interface SendStepProps {
  readonly state: SendState;
  readonly actions: SendActions;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function RecipientStep({ state, actions, field }: SendStepProps): ReactElement {
  const t = useTranslate();
  const error = useValidationText(state.errors.recipient);
  const { account, network, asset, assets } = state;
  const isLocked = state.locked.includes('recipient');
  const Suggestions = useOnDemand(loadSuggestions, {
    isWanted: !isLocked && state.suggestions.length > 0,
    // Typing the address works without.
    onFailure: () => undefined,
  });
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
        error={error}
        under={Suggestions && <Suggestions state={state} actions={actions} field={field} />}
      />
      <RecipientNotice state={state} actions={actions} />
      <MemoField state={state} actions={actions} />
      <SendWarning state={state} />
    </div>
  );
}

async function loadSuggestions() {
  const { RecipientSuggestions } = await import('./recipient-suggestions.tsx');
  return RecipientSuggestions;
}
