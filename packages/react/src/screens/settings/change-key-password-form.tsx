'use client';
import { fieldMessage, validateNewPassword } from '@billfold/core/flows';
import { type ReactElement, useRef, useState } from 'react';
import { useNotify } from '../../context/use-notifications.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { NewKeyField } from '../../ui/secret-field/new-key-field.tsx';
import { FormDialogContent } from '../form/form-dialog-content.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { useForm } from '../form/use-form.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './settings.css.ts';
import { isWrongKey, WalletKeyField } from './wallet-key-field.tsx';

/** The passwords stay in their fields. */
export function ChangeKeyPasswordForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTranslate();
  const password = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [consent, setConsent] = useState(false);
  const { state, clearErrors, change } = useChange(onClose);
  const submit = (): Promise<void> =>
    change({
      password: password.current?.value ?? '',
      newPassword: newPassword.current?.value ?? '',
      confirmation: confirmation.current?.value ?? '',
      consent,
    });
  return (
    <FormDialogContent
      title={t('walletSettings.password.change')}
      submit={t('walletSettings.password.change')}
      isBusy={state.isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {!isWrongKey(state.failure) && (
        <FormFailure failure={state.failure} fields={['password', 'newPassword']} />
      )}
      <WalletKeyField field={password} state={state} onEdit={() => clearErrors('password')} />
      <NewKeyField
        ref={newPassword}
        label={t('walletSettings.password.new')}
        readOnly={state.isBusy}
        onEdit={() => clearErrors('newPassword')}
        error={fieldMessage(state, 'newPassword', t)}
      />
      <PasswordField
        ref={confirmation}
        label={t('cloudPassword.confirm')}
        autoComplete="new-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('confirmation')}
        error={fieldMessage(state, 'confirmation', t)}
      />
      <Checkbox
        label={t('cloudPassword.consent')}
        checked={consent}
        onCheckedChange={(isGiven) => {
          setConsent(isGiven);
          clearErrors('consent');
        }}
        error={fieldMessage(state, 'consent', t)}
      />
      <p className={css.detail}>{t('walletSettings.password.effects')}</p>
    </FormDialogContent>
  );
}

interface Entered {
  readonly password: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly consent: boolean;
}

function useChange(onDone: () => void) {
  const t = useTranslate();
  const notify = useNotify();
  const id = useWalletId();
  const client = useClient();
  const form = useForm<'password' | 'newPassword' | 'confirmation' | 'consent'>();
  const change = async ({ password, ...wanted }: Entered): Promise<void> => {
    const done = await form.submit(
      {
        ...(password === '' && { password: 'common.required' as const }),
        ...validateNewPassword(wanted),
      },
      () => client.wallets.changePassword(id, { password, newPassword: wanted.newPassword }),
    );
    if (done === null) return;
    onDone();
    notify.success(t('walletSettings.password.done'));
  };
  return { ...form, change };
}
