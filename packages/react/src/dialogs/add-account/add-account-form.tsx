'use client';
import { accountPasswordMessage, addAccountFailure, fieldMessage } from '@billfold/core/flows';
import type { ReactElement, RefObject } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { NetworkPicker } from '../../ui/network-picker/network-picker.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { SecretPlace } from '../../ui/secret-field/secret-place.tsx';
import type { SecretField } from '../../ui/secret-field/use-secret-field.ts';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { step } from '../frame/step.css.ts';
import type { AddAccountFlowOfDialog } from './use-add-account-flow.ts';

export interface AddAccountFormProps {
  readonly flow: AddAccountFlowOfDialog;
  readonly nameField: RefObject<HTMLInputElement | null>;
  /** The encryption key stands in its field and nowhere else. */
  readonly secret: SecretField;
}

export function AddAccountForm({ flow, nameField, secret }: AddAccountFormProps): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  const failure = addAccountFailure(state);
  return (
    <div className={step}>
      {failure && <ProblemNotice problem={failure} title={t('addAccount.failed')} />}
      <NetworkPicker
        label={t('addAccount.network')}
        networks={state.networks}
        network={state.network}
        onSelect={actions.setNetwork}
      />
      {state.keyPaths.length > 0 && (
        <Select
          label={t('addAccount.keyPath')}
          hint={t('addAccount.keyPath.hint')}
          disabled={state.isBusy}
          options={state.keyPaths.map((id) => ({ id, text: t(`addAccount.keyPath.${id}`) }))}
          value={state.keyPath}
          onValueChange={(id) => {
            const chosen = state.keyPaths.find((each) => each === id);
            if (chosen !== undefined) actions.setKeyPath(chosen);
          }}
        />
      )}
      {state.addressTypes.length > 0 && (
        <Select
          label={t('addAccount.addressType')}
          hint={t('addAccount.addressType.hint')}
          disabled={state.isBusy}
          options={state.addressTypes.map((id) => ({
            id,
            text: t(`addAccount.addressType.${id}`),
          }))}
          value={state.addressType}
          onValueChange={(id) => {
            const chosen = state.addressTypes.find((each) => each === id);
            if (chosen !== undefined) actions.setAddressType(chosen);
          }}
        />
      )}
      <TextField
        ref={nameField}
        label={t('addAccount.name')}
        autoComplete="off"
        readOnly={state.isBusy}
        value={state.name}
        onValueChange={actions.setName}
        error={fieldMessage(state, 'name', t)}
      />
      {state.needsKey && <KeyField flow={flow} secret={secret} />}
    </div>
  );
}

/** Once the service says that it takes the key to go on. */
function KeyField({ flow, secret }: Pick<AddAccountFormProps, 'flow' | 'secret'>): ReactElement {
  const t = useTranslate();
  const { state, actions } = flow;
  return (
    <SecretPlace>
      <Notice tone="info" title={t('addAccount.keyRequired.title')} live>
        {t('addAccount.keyRequired')}
      </Notice>
      <PasswordField
        ref={secret.ref}
        data-first-focus
        label={t('addAccount.key')}
        hint={t('addAccount.key.hint')}
        autoComplete="current-password"
        readOnly={state.isBusy}
        onValueChange={actions.editKey}
        error={accountPasswordMessage(state, t)}
      />
    </SecretPlace>
  );
}
