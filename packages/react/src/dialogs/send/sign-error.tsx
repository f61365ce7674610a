'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { SendState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { text } from '../../ui/problem-notice/problem-notice.css.ts';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';

export interface SignErrorProps {
  readonly state: SendState;
  readonly close: AnnouncedOpen['close'];
}

/** Shows an unknown or refused outcome. Never says that a transaction failed which may have been sent. */
export function SignError({ state, close }: SignErrorProps): ReactElement | null {
  const t = useTranslate();
  const { error, isChecking } = state;
  if (isChecking)
    return (
      <Notice tone="info" title={t('send.checking')} live>
        {t('send.checking.text')}
      </Notice>
    );
  if (error === null || isSecretError(error) || isCodeError(error)) return null;
  if (isErrorCode(error, 'outcome_unknown')) return <OutcomeUnknown close={close} />;
  return <ProblemNotice problem={error} title={t('send.sign.refused')} />;
}

/** Tells whether the error is shown under the field of the secret instead. */
export function isSecretError(error: AnyBillfoldError | null): boolean {
  return isErrorCode(error, 'wrong_encryption_key', 'wrong_seed_phrase');
}

/** Tells whether the error is shown under the field of the two-factor code instead. */
export function isCodeError(error: AnyBillfoldError | null): boolean {
  return (
    isErrorCode(error, 'api') &&
    (error.serverCode === 'two_factor_invalid' || error.serverCode === '2fa_required_for_send')
  );
}

function OutcomeUnknown({ close }: Pick<SignErrorProps, 'close'>): ReactElement {
  const t = useTranslate();
  const navigation = useNavigation();
  const leave = () => {
    navigation?.go({ to: 'transactions' });
    close('navigated');
  };
  return (
    <Notice tone="warning" title={t('send.unknown')} live>
      <p className={text}>{t('send.unknown.text')}</p>
      {navigation && <TextButton onClick={leave}>{t('send.unknown.transactions')}</TextButton>}
    </Notice>
  );
}
