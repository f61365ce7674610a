'use client';
import type { SendState, SignMethod } from '@billfold/core';
import type { ReactElement } from 'react';
import { useNavigation } from '../../provider/use-provided.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { TextButton, TextLink } from '../../ui/link/text-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { PhraseField } from '../../ui/secret-field/phrase-field.tsx';
import { isAboutSecret } from './sign-error.tsx';
import type { Signing } from './use-sign.ts';

export interface SecretInputProps {
  readonly method: SignMethod;
  readonly state: SendState;
  readonly signing: Signing;
  readonly onForgot: () => void;
}

/** Where the secret is typed. Uncontrolled: it stands in the input alone, and in no state. */
export function SecretInput(props: SecretInputProps): ReactElement {
  const { method, state, signing, onForgot } = props;
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
      return (
        <PasswordField
          key={method}
          {...shared}
          autoComplete="current-password"
          action={
            <TextButton aria-haspopup="dialog" onClick={onForgot}>
              {t('send.sign.forgotKey')}
            </TextButton>
          }
        />
      );
    case 'SEED_PHRASE':
      return <PhraseField key={method} {...shared} action={<ForgotPhrase />} />;
    default:
      return method satisfies never;
  }
}

/** Nobody can recover it: where the host has a page that says what can be done. */
function ForgotPhrase(): ReactElement | null {
  const t = useTranslate();
  const href = useNavigation()?.help?.('seed-phrase') ?? null;
  if (href === null) return null;
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {t('send.sign.forgotPhrase')}
    </TextLink>
  );
}
