'use client';
import type { SendState, SignMethod } from '@billfold/core';
import type { ReactElement } from 'react';
import { PasswordField } from '../primitives/password-field/password-field.tsx';
import { useTranslate } from '../provider/use-provided.ts';
import { PhraseField } from './phrase-field.tsx';
import { isAboutSecret } from './sign-problem.tsx';
import type { Signing } from './use-sign.ts';

export interface SecretInputProps {
  readonly method: SignMethod;
  readonly state: SendState;
  readonly signing: Signing;
}

/** Where the secret is typed. Uncontrolled: it stands in the input alone, and in no state. */
export function SecretInput({ method, state, signing }: SecretInputProps): ReactElement {
  const t = useTranslate();
  const refusal = isAboutSecret(state.problem) ? state.problem?.messages.join('\n') : undefined;
  const shared = {
    label: t(`send.sign.${method}`),
    hint: t('send.sign.once'),
    error: signing.problem === null ? refusal : t(signing.problem),
    readOnly: state.busy,
    ref: signing.field.ref,
  };
  switch (method) {
    case 'ENCRYPTION_KEY':
      return <PasswordField key={method} {...shared} autoComplete="current-password" />;
    case 'SEED_PHRASE':
      return <PhraseField key={method} {...shared} />;
    default:
      return method satisfies never;
  }
}
