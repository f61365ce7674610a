'use client';
import { type AnyBillfoldError, isErrorCode, type SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useNavigation } from '../../provider/use-provided.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { TextButton } from '../../ui/link/text-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { text } from '../../ui/problem-notice/problem-notice.css.ts';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { isAboutCode } from './code-field.tsx';

export interface SignProblemProps {
  readonly state: SendState;
  readonly close: AnnouncedOpen['close'];
}

/** Where the transaction stands when it is not simply sent. Never says failed of what may have been sent. */
export function SignProblem({ state, close }: SignProblemProps): ReactElement | null {
  const t = useTranslate();
  const { problem, isChecking } = state;
  if (isChecking)
    return (
      <Notice tone="info" title={t('send.checking')} live>
        {t('send.checking.text')}
      </Notice>
    );
  if (problem === null || isAboutSecret(problem) || isAboutCode(state)) return null;
  if (isErrorCode(problem, 'outcome_unknown')) return <OutcomeUnknown close={close} />;
  return <ProblemNotice problem={problem} title={t('send.sign.refused')} />;
}

/** Said under the field instead. */
export function isAboutSecret(problem: AnyBillfoldError | null): boolean {
  return isErrorCode(problem, 'wrong_encryption_key', 'wrong_seed_phrase');
}

function OutcomeUnknown({ close }: Pick<SignProblemProps, 'close'>): ReactElement {
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
