import { fieldMessage } from '@billfold/core/flows';
import { validateSignInPassword } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  PasswordField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { isWrongCode } from './code-message.ts';
import {
  type ProofField,
  ProofFields,
  type ProofInputs,
  readProof,
  useProofInputs,
} from './proof-fields.tsx';
import * as css from './settings.css.ts';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <ChangePasswordForm onClose={onClose} />
    </FormDialog>
  );
}

function ChangePasswordForm({ onClose }: Pick<ChangePasswordDialogProps, 'onClose'>): ReactElement {
  const t = useTranslate();
  const inputs = useProofInputs();
  const newPassword = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const { state, clearErrors, change } = useChange(
    { ...inputs, newPassword, confirmation },
    onClose,
  );
  const hasPassword = useStore(useServices().user).data?.hasPassword ?? true;
  return (
    <FormDialogContent
      title={t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
      submit={t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
      isBusy={state.isBusy}
      onSubmit={change}
      onCancel={onClose}
    >
      {!isWrongCode(state.failure) && (
        <FormFailure failure={state.failure} fields={['password', 'newPassword']} />
      )}
      <ProofFields inputs={inputs} state={state} onEdit={clearErrors} />
      <PasswordField
        ref={newPassword}
        label={t('accountSecurity.password.new')}
        autoComplete="new-password"
        hint={t('auth.password.hint')}
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('newPassword', 'confirmation')}
        error={fieldMessage(state, 'newPassword', t)}
      />
      <PasswordField
        ref={confirmation}
        label={t('accountSecurity.password.confirm')}
        autoComplete="new-password"
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('confirmation')}
        error={fieldMessage(state, 'confirmation', t)}
      />
      <p className={css.detail}>{t('accountSecurity.password.others')}</p>
    </FormDialogContent>
  );
}

type Input = { readonly current: HTMLInputElement | null };
interface Inputs extends ProofInputs {
  readonly newPassword: Input;
  readonly confirmation: Input;
}

/** The passwords stay in their fields: no state has them. */
function useChange(inputs: Inputs, onDone: () => void) {
  const t = useTranslate();
  const notify = useNotify();
  const { client, user, account } = useServices();
  const email = useStore(user).data?.email ?? '';
  const form = useForm<ProofField | 'newPassword' | 'confirmation'>();
  const change = async (): Promise<void> => {
    const { proof, invalid } = readProof(inputs);
    const newPassword = inputs.newPassword.current?.value ?? '';
    const problem = validateSignInPassword(newPassword, email);
    const isSame = inputs.confirmation.current?.value === newPassword;
    const done = await form.submit(
      {
        ...invalid,
        ...(problem && { newPassword: problem }),
        ...(!problem && !isSame && { confirmation: 'accountSecurity.password.differ' as const }),
      },
      () => client.user.changePassword({ ...proof, newPassword }),
    );
    if (done === null) return;
    onDone();
    notify.success(t('accountSecurity.password.done'));
    await Promise.all([
      user.invalidate(),
      account.sessions.invalidate(),
      account.newestEvents.invalidate(),
    ]);
  };
  return { ...form, change };
}
