'use client';
import { readSeedPhrase } from '@billfold/core';
import { type RefObject, useRef, useState } from 'react';
import { type SecretField, useSecretField } from '../../ui/secret-field/use-secret-field.ts';
import type { ResetPasswordFlowOfDialog } from './use-reset-password-flow.ts';

export interface ResetPasswordForm {
  readonly phrase: SecretField;
  readonly password: SecretField;
  readonly confirmation: SecretField;
  readonly consentBox: RefObject<HTMLInputElement | null>;
  readonly consent: boolean;
  readonly setConsent: (consent: boolean) => void;
  readonly submit: () => void;
}

/** Form of the dialog. Its secrets are kept in the fields only, never in state. */
export function useResetPasswordForm(flow: ResetPasswordFlowOfDialog | null): ResetPasswordForm {
  const phrase = useSecretField();
  const password = useSecretField();
  const confirmation = useSecretField();
  const consentBox = useRef<HTMLInputElement>(null);
  const [consent, setConsent] = useState(false);

  /** The next key goes to the first field that was refused. */
  const focusRefused = (): void => {
    if (!flow) return;
    const { step, phraseProblem, invalid } = flow.getState();
    if (step === 'phrase' && phraseProblem) phrase.focus();
    else if (invalid.newPassword) password.focus();
    else if (invalid.confirmation) confirmation.focus();
    else if (invalid.consent) consentBox.current?.focus();
  };
  const submit = (): void => {
    if (!flow) return;
    const { state, actions } = flow;
    const seedPhrase = readSeedPhrase(phrase.read());
    if (state.step === 'phrase') void actions.checkPhrase(seedPhrase).then(focusRefused);
    if (state.step !== 'password') return;
    const entered = { newPassword: password.read(), confirmation: confirmation.read(), consent };
    void actions.resetPassword({ seedPhrase, ...entered }).then(focusRefused);
  };
  return {
    phrase,
    password,
    confirmation,
    consentBox,
    consent,
    setConsent,
    submit,
  };
}
