'use client';
import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { ReactElement } from 'react';
import { plain } from '../../theme/base.css.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export interface AccountsFailureProps {
  readonly error: AnyBillfoldError;
  /** Heading of a failed load. */
  readonly title: string;
  /** Sentence in place of it where the token of the page lacks the scope of the dialog. */
  readonly scopeMissing: string;
  readonly onRetry: () => void;
}

/** Reason why a dialog lists no accounts. A missing scope is no failure that another try ends. */
export function AccountsFailure(props: AccountsFailureProps): ReactElement {
  const { error, title, scopeMissing, onRetry } = props;
  if (!isErrorCode(error, 'scope_missing'))
    return <ErrorState error={error} title={title} onRetry={onRetry} />;
  return (
    <Notice tone="danger" live>
      <p className={plain}>{scopeMissing}</p>
    </Notice>
  );
}
