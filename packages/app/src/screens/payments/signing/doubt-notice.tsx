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
  /** Says that what is signed has changed. */
  readonly changed: string;
}

/** Tells that a signature may have arrived, and what has changed or was refused since. */
export function DoubtNotice(props: DoubtNoticeProps): ReactElement {
  const { doubt, error, title, again, changed } = props;
  const t = useTranslate();
  const asked = doubt === 'changed' ? changed : again;
  return (
    <Notice tone="warning" live title={title}>
      {doubt === 'refused' && error !== null ? problemText(error, t) : asked}
    </Notice>
  );
}
