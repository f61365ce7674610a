import type { TwoFactorProof } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { FormDialogContent, FormFailure, TextField, useForm } from '@billfold/react/internal';
import { type ReactElement, useRef } from 'react';
import { codeMessage, isWrongCode } from './code-message.ts';
import { CurrentPasswordField, readCurrentPassword } from './current-password-field.tsx';
import * as css from './settings.css.ts';

export interface CodeFormProps<T> {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly variant?: 'primary' | 'danger-filled';
  readonly call: (proof: TwoFactorProof) => Promise<T>;
  readonly onDone: (answer: T) => void;
  readonly onCancel: () => void;
}

/** A change that needs the password, and a code of the app or a recovery code. */
export function CodeForm<T>(props: CodeFormProps<T>): ReactElement {
  const { title, text, submit: action, variant = 'primary', call, onDone, onCancel } = props;
  const t = useTranslate();
  const { state, clearErrors, submit } = useForm<'password' | 'code'>();
  const password = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = async (): Promise<void> => {
    const code = (field.current?.value ?? '').replaceAll(/\s/g, '');
    const proof = readCurrentPassword(password.current);
    const done = await submit(
      {
        ...(proof.isMissing && { password: 'common.required' as const }),
        ...(code === '' && { code: 'common.required' as const }),
      },
      () => call({ password: proof.password, code }),
    );
    if (done === null) field.current?.select();
    else onDone(done.answer);
  };
  return (
    <FormDialogContent
      title={title}
      submit={action}
      variant={variant}
      isBusy={state.isBusy}
      onSubmit={send}
      onCancel={onCancel}
    >
      <p className={css.text}>{text}</p>
      {!isWrongCode(state.failure) && <FormFailure failure={state.failure} fields={['password']} />}
      <CurrentPasswordField
        ref={password}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => clearErrors('password')}
      />
      <TextField
        ref={field}
        label={t('accountSecurity.code.label')}
        hint={t('accountSecurity.code.hint')}
        mono
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        readOnly={state.isBusy}
        onValueChange={() => clearErrors('code')}
        error={codeMessage(state.failure, t) ?? fieldMessage(state, 'code', t)}
      />
    </FormDialogContent>
  );
}
