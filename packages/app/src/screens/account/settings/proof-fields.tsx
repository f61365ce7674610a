import type { StepUpProof } from '@billfold/core/contract';
import { fieldMessage, type InvalidFields } from '@billfold/core/flows';
import { stepUpTexts } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { type FormState, TextField, useTexts } from '@billfold/react/internal';
import { type ReactElement, type RefObject, useRef } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { isWrongCode } from './code-message.ts';
import { CurrentPasswordField, readCurrentPassword } from './current-password-field.tsx';

export type ProofField = 'password' | 'code';

/** Inputs of the proof, which no state has. */
export interface ProofInputs {
  readonly password: RefObject<HTMLInputElement | null>;
  readonly code: RefObject<HTMLInputElement | null>;
}

export function useProofInputs(): ProofInputs {
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  return { password, code };
}

export interface ProofFieldsProps {
  readonly inputs: ProofInputs;
  readonly state: FormState<ProofField>;
  readonly onEdit: (field: ProofField) => void;
}

/** The current password, and a code where two-factor is on. */
export function ProofFields({ inputs, state, onEdit }: ProofFieldsProps): ReactElement {
  useTexts(stepUpTexts);
  const t = useTranslate();
  const has2fa = useStore(useServices().user).data?.has2fa ?? false;
  return (
    <>
      <CurrentPasswordField
        ref={inputs.password}
        isBusy={state.isBusy}
        error={fieldMessage(state, 'password', t)}
        onEdit={() => onEdit('password')}
      />
      {has2fa && (
        <CodeField
          field={inputs.code}
          label={t('stepUp.code')}
          wrong={t('stepUp.code.wrong')}
          state={state}
          onEdit={() => onEdit('code')}
        />
      )}
    </>
  );
}

export interface CodeFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Message for a code that the service refused. */
  readonly wrong: string;
  readonly state: FormState<ProofField>;
  readonly onEdit: () => void;
}

/** Input for a code of the authenticator app, or a recovery code. */
export function CodeField({ field, label, wrong, state, onEdit }: CodeFieldProps): ReactElement {
  useTexts(stepUpTexts);
  const t = useTranslate();
  return (
    <TextField
      ref={field}
      label={label}
      hint={t('stepUp.code.hint')}
      mono
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      readOnly={state.isBusy}
      onValueChange={onEdit}
      error={isWrongCode(state.failure) ? wrong : fieldMessage(state, 'code', t)}
    />
  );
}

/** Reads the proof, and names the fields that are empty. */
export function readProof({ password, code }: ProofInputs): {
  readonly proof: StepUpProof & { readonly password: string | null };
  readonly invalid: InvalidFields<ProofField>;
} {
  const current = readCurrentPassword(password.current);
  const typed = code.current?.value.replaceAll(/\s/g, '') ?? null;
  return {
    proof: { password: current.password, code: typed },
    invalid: {
      ...(current.isMissing && { password: 'common.required' as const }),
      ...(typed === '' && { code: 'common.required' as const }),
    },
  };
}
