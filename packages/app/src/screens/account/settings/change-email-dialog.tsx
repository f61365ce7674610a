import { fieldMessage } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import { normalizeEmail, validateEmail } from '@billfold/core/internal';
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
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { isWrongCode } from './code-message.ts';
import { type ProofField, ProofFields, readProof, useProofInputs } from './proof-fields.tsx';
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
  const { state, clearErrors, submit } = useForm<'email' | ProofField>();
  const [text, setTyped] = useDraft(newEmailForm);
  const typed = text ?? '';
  const inputs = useProofInputs();
  const change = async (): Promise<void> => {
    const email = normalizeEmail(typed);
    const problem = validate(email, current);
    const { proof, invalid } = readProof(inputs);
    const done = await submit(
      {
        ...(problem && { email: problem }),
        ...invalid,
      },
      () => client.user.changeEmail({ email, ...proof }),
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
      {!isWrongCode(state.failure) && (
        <FormFailure failure={state.failure} fields={['email', 'password']} />
      )}
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
      <ProofFields inputs={inputs} state={state} onEdit={clearErrors} />
    </FormDialogContent>
  );
}

function validate(email: string, current: string): MessageKey | null {
  const problem = validateEmail(email);
  if (problem !== null) return problem;
  const isSame = email.toLowerCase() === current.toLowerCase();
  return isSame ? 'accountGeneral.changeEmail.same' : null;
}
