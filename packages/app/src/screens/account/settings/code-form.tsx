import type { TwoFactorProof } from '@billfold/core/contract';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { isWrongCode } from './code-message.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { CodeField, type ProofField, readProof, useProofInputs } from './proof-fields.tsx';
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
  const { state, clearErrors, submit } = useForm<ProofField>();
  const inputs = useProofInputs();
  const send = async (): Promise<void> => {
    const { proof, invalid } = readProof(inputs);
    const code = proof.code ?? '';
    const done = await submit(invalid, () => call({ password: proof.password, code }));
    if (done === null) inputs.code.current?.select();
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
        ref={inputs.password}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => clearErrors('password')}
      />
      <CodeField
        field={inputs.code}
        label={t('accountSecurity.code.label')}
        wrong={t('accountSecurity.code.wrong')}
        state={state}
        onEdit={() => clearErrors('code')}
      />
    </FormDialogContent>
  );
}
