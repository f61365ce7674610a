import type { AnyBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice, problemText } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { SignDoubt } from './create-sign-flow.ts';

export interface DoubtNoticeProps {
  readonly doubt: SignDoubt;
  readonly error: AnyBillfoldError | null;
  /** Says that a signature may have arrived. */
  readonly title: string;
  /** Asks to sign again. */
  readonly again: string;
}

/** Tells that a signature may have arrived, and why the last one was refused. */
export function DoubtNotice({ doubt, error, title, again }: DoubtNoticeProps): ReactElement {
  const t = useTranslate();
  return (
    <Notice tone="warning" live title={title}>
      {doubt === 'refused' && error !== null ? problemText(error, t) : again}
    </Notice>
  );
}
