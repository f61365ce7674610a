'use client';
import type { AnyBillfoldError } from '@billfold/core';
import type { ReactElement } from 'react';
import { problemText, problemTitle } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextButton } from '../link/text-link.tsx';
import { Notice, type NoticeProps } from '../notice/notice.tsx';
import * as css from './problem-notice.css.ts';

export interface ProblemNoticeProps {
  readonly problem: AnyBillfoldError;
  /** Heading of the failed action; the error's title unless given. */
  readonly title?: string | undefined;
  readonly tone?: NoticeProps['tone'] | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Error notice of a step, which stays usable. */
export function ProblemNotice(props: ProblemNoticeProps): ReactElement {
  const t = useTranslate();
  const { problem, title = problemTitle(problem, t), tone = 'danger', onRetry } = props;
  return (
    <Notice tone={tone} title={title} live>
      <p className={css.text}>{problemText(problem, t)}</p>
      {tone === 'danger' && problem.requestId !== undefined && (
        <p className={css.request}>{t('common.requestId', { id: problem.requestId })}</p>
      )}
      {onRetry && <TextButton onClick={onRetry}>{t('common.retry')}</TextButton>}
    </Notice>
  );
}
