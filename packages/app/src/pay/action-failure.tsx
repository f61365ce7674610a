import type { AnyBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice, problemText } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Error of an action, below its button. */
export function ActionFailure(props: {
  readonly failure: AnyBillfoldError | null;
}): ReactElement | null {
  const t = useTranslate();
  if (props.failure === null) return null;
  return (
    <Notice tone="danger" live>
      <p>{problemText(props.failure, t)}</p>
    </Notice>
  );
}
