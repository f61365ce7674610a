'use client';
import type { SendState, SignMethod } from '@billfold/core';
import type { ReactElement } from 'react';
import { PhraseField } from '../../ui/secret-field/phrase-field.tsx';
import { TextButton, TextLink } from '../../ui/link/text-link.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { useNavigation } from '../../provider/use-provided.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { isSecretError } from './sign-error.tsx';
import type { Signing } from './use-sign.ts';

export interface SecretInputProps {
  readonly method: SignMethod;
  readonly state: SendState;
  readonly signing: Signing;
  readonly onForgot: () => void;
}

/** Field of the secret. Uncontrolled: the value is in the input only, and in no state. */
export function SecretInput(props: SecretInputProps): ReactElement {
  const { method, state, signing, onForgot } = props;
  const t = useTranslate();
  const refusal = isSecretError(state.error) ? state.error?.messages.join('\n') : undefined;
  const shared = {
    label: t(`send.sign.${method}`),
    hint: t('send.sign.once'),
    error: signing.error === null ? refusal : t(signing.error),
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

/** Link to the host's help page: a lost phrase cannot be recovered. */
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
