'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { isCodeError } from './sign-error.tsx';
import type { Signing } from './use-sign.ts';

export interface CodeFieldProps {
  readonly state: SendState;
  readonly signing: Signing;
}

/** Field of the two-factor code. Uncontrolled like the secret: the value is in no state. */
export function CodeField({ state, signing }: CodeFieldProps): ReactElement {
  const t = useTranslate();
  const refusal = isCodeError(state.error) ? state.error?.messages.join('\n') : undefined;
  return (
    <OtpField
      label={t('send.sign.code')}
      hint={t('send.sign.code.hint')}
      error={signing.codeError === null ? refusal : t(signing.codeError)}
      readOnly={state.busy}
      ref={signing.code.ref}
    />
  );
}
