import { fieldMessage } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { isEmailAddress, normalizeEmail } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  FormDialog,
  FormDialogContent,
  FormFailure,
  TextField,
  useDraft,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { CurrentPasswordField, readCurrentPassword } from './current-password-field.tsx';
import * as css from './settings.css.ts';

export interface ChangeEmailDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChangeEmailDialog({ open, onClose }: ChangeEmailDialogProps): ReactElement {
  return (
    <FormDialog open={open} onClose={onClose}>
      <ChangeEmailForm onClose={onClose} />
    </FormDialog>
  );
}

/** The typed values that outlive a session: the address, never the password. */
export const newEmailForm = 'new email';

/** Afterwards the new address is not verified, and the guard leads to the wait for its mail. */
function ChangeEmailForm({ onClose }: Pick<ChangeEmailDialogProps, 'onClose'>): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client, user, account } = useServices();
  const { email: current = '', isEmailVerified = false } = useStore(user).data ?? {};
  const { state, clearErrors, submit } = useForm<'email' | 'password'>();
  const [text, setTyped] = useDraft(newEmailForm);
  const typed = text ?? '';
  const password = useRef<HTMLInputElement>(null);
  const change = async (): Promise<void> => {
    const email = normalizeEmail(typed);
    const problem = validate(email, current);
    const proof = readCurrentPassword(password.current);
    const done = await submit(
      {
        ...(problem && { email: problem }),
        ...(proof.isMissing && { password: 'common.required' as const }),
      },
      () => client.user.changeEmail({ email, password: proof.password }),
    );
    if (done === null) return;
    onClose();
    notify.success(t('accountGeneral.changeEmail.done', { email }));
    await Promise.all([user.invalidate(), account.profile.invalidate()]);
  };
  return (
    <FormDialogContent
      title={t('accountGeneral.changeEmail.title')}
      submit={t('accountGeneral.changeEmail.submit')}
      isBusy={state.isBusy}
      onSubmit={change}
      onCancel={onClose}
    >
      <p className={css.text}>
        {t(
          isEmailVerified
            ? 'accountGeneral.changeEmail.lead'
            : 'accountGeneral.changeEmail.lead.unverified',
        )}
      </p>
      <FormFailure failure={state.failure} fields={['email', 'password']} />
      <TextField
        label={t('accountGeneral.changeEmail.label')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={state.isBusy}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          clearErrors('email');
        }}
        error={fieldMessage(state, 'email', t)}
      />
      <CurrentPasswordField
        ref={password}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => clearErrors('password')}
      />
    </FormDialogContent>
  );
}

function validate(email: string, current: string): MessageKey | null {
  if (!isEmailAddress(email)) return 'auth.email.invalid';
  const isSame = email.toLowerCase() === current.toLowerCase();
  return isSame ? 'accountGeneral.changeEmail.same' : null;
}
