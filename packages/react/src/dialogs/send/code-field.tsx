'use client';
import type { SendState } from '@billfold/core';
import { isErrorCode } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import type { Signing } from './use-sign.ts';

export interface CodeFieldProps {
  readonly state: SendState;
  readonly signing: Signing;
}

/** Where the two-factor code is typed, as the secret is: it stands in the input alone. */
export function CodeField({ state, signing }: CodeFieldProps): ReactElement {
  const t = useTranslate();
  const refusal = isAboutCode(state) ? state.problem?.messages.join('\n') : undefined;
  return (
    <OtpField
      label={t('send.sign.code')}
      hint={t('send.sign.code.hint')}
      error={signing.codeProblem === null ? refusal : t(signing.codeProblem)}
      readOnly={state.busy}
      ref={signing.code.ref}
    />
  );
}

/** Said under this field, and nowhere else. */
export function isAboutCode({ problem }: Pick<SendState, 'problem'>): boolean {
  return (
    isErrorCode(problem, 'api') &&
    (problem.serverCode === 'two_factor_invalid' || problem.serverCode === '2fa_required_for_send')
  );
}
