import { fieldMessage } from '@billfold/core/flows';
import {
  isCompleteCode,
  type SignInActions,
  type SignInState,
  twoFactorFailure,
} from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, focusFirstInvalid, Notice, TextField } from '@billfold/react/internal';
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';

export interface TwoFactorFormProps {
  readonly state: SignInState;
  readonly actions: SignInActions;
}

/** The step of sign-in that asks for a code: six digits are sent as soon as they are there. */
export function TwoFactorForm({ state, actions }: TwoFactorFormProps): ReactElement {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { codeKind } = state;
  const isBusy = state.status !== 'editing';
  const isRecovery = codeKind === 'recovery-code';
  const failure = twoFactorFailure(state, t);
  const send = async (): Promise<void> => {
    const field = code.current;
    await actions.submitCode(field?.value ?? '');
    focusFirstInvalid(form.current);
    // What was refused gives way to the next key.
    field?.select();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has its own field, and a new address moves the focus to its heading.
  useEffect(() => code.current?.focus(), [codeKind, path]);
  return (
    <Screen
      title={t('auth.twoFactor.title')}
      lead={t(isRecovery ? 'auth.twoFactor.recoveryCode.lead' : 'auth.twoFactor.lead')}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <TextField
          key={codeKind}
          ref={code}
          label={t(isRecovery ? 'auth.twoFactor.recoveryCode' : 'auth.twoFactor.code')}
          {...(isRecovery ? recoveryCodeInput : appCodeInput)}
          mono
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          error={fieldMessage(state, 'code', t)}
          onValueChange={(text) => {
            if (!isRecovery && isCompleteCode(codeKind, text)) void send();
          }}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isBusy} className={css.submit}>
          {t('auth.twoFactor.submit')}
        </Button>
      </form>
      <div className={css.plainRow}>
        <Button
          variant="plain"
          disabled={isBusy}
          onClick={() => actions.chooseCodeKind(isRecovery ? 'code' : 'recovery-code')}
        >
          {t(isRecovery ? 'auth.twoFactor.useCode' : 'auth.twoFactor.useRecoveryCode')}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={actions.back}>
          {t('common.back')}
        </Button>
      </div>
    </Screen>
  );
}

const appCodeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 16,
} as const;
const recoveryCodeInput = { autoComplete: 'off', maxLength: 16 } as const;
