import { isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Checkbox,
  FormDialog,
  FormDialogContent,
  FormFailure,
  Notice,
  TextField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../../services/services-context.ts';
import { CurrentPasswordField, readCurrentPassword } from './current-password-field.tsx';
import * as css from './settings.css.ts';

export interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <DeleteAccountForm onClose={onClose} />
    </FormDialog>
  );
}

function DeleteAccountForm({ onClose }: Pick<DeleteAccountDialogProps, 'onClose'>): ReactElement {
  const t = useTranslate();
  const { user } = useServices();
  const { email = '', has2fa = false } = useStore(user).data ?? {};
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { state, clearErrors, send } = useDeletion({ password, code });
  return (
    <FormDialogContent
      title={t('accountGeneral.delete.confirm', { email })}
      submit={t('accountGeneral.delete.open')}
      variant="danger-filled"
      isBusy={state.isBusy}
      onSubmit={() => send(isUnderstood)}
      onCancel={onClose}
    >
      <Notice tone="warning">
        <p>{t('accountGeneral.delete.text')}</p>
        <p>{t('accountGeneral.delete.coins')}</p>
      </Notice>
      {/* The field shows the error of a wrong code. */}
      {!isWrongCode(state.failure) && <FormFailure failure={state.failure} fields={['password']} />}
      <CurrentPasswordField
        ref={password}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => clearErrors('password')}
      />
      {has2fa && (
        <TextField
          ref={code}
          label={t('accountGeneral.delete.code')}
          hint={t('accountGeneral.delete.code.hint')}
          mono
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
          readOnly={state.isBusy}
          onValueChange={() => clearErrors('code')}
          error={
            isWrongCode(state.failure)
              ? state.failure?.messages.join('\n')
              : fieldMessage(state, 'code', t)
          }
        />
      )}
      <Checkbox
        label={t('accountGeneral.delete.understood')}
        checked={isUnderstood}
        onCheckedChange={(understood) => {
          setIsUnderstood(understood);
          clearErrors('understood');
        }}
        error={fieldMessage(state, 'understood', t)}
      />
      <p className={css.detail}>{t('accountGeneral.delete.last')}</p>
    </FormDialogContent>
  );
}

interface Inputs {
  readonly password: { readonly current: HTMLInputElement | null };
  readonly code: { readonly current: HTMLInputElement | null };
}

/** The session has ended with the account; what this page knows of it goes too. */
function useDeletion(inputs: Inputs) {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { client, session } = useServices();
  const form = useForm<'password' | 'code' | 'understood'>();
  const send = async (isUnderstood: boolean): Promise<void> => {
    const proof = readCurrentPassword(inputs.password.current);
    const twoFactorCode = inputs.code.current?.value.replaceAll(/\s/g, '') ?? null;
    const done = await form.submit(
      {
        ...(proof.isMissing && { password: 'common.required' as const }),
        ...(twoFactorCode === '' && { code: 'common.required' as const }),
        ...(!isUnderstood && { understood: 'common.required' as const }),
      },
      () => client.user.remove({ password: proof.password, twoFactorCode }),
    );
    if (done === null) return;
    session.signOut();
    navigate('/', { replace: true });
    notify.success(t('accountGeneral.delete.done'));
  };
  return { ...form, send };
}

function isWrongCode(failure: unknown): boolean {
  return isErrorCode(failure, 'api') && failure.serverCode === 'two_factor_invalid';
}
