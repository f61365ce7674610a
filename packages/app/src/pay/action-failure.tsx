import type { AnyBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice, problemText } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { scrollOnMount } from './scroll-on-mount.ts';

/** Error of an action, below its button. */
export function ActionFailure(props: {
  readonly failure: AnyBillfoldError | null;
}): ReactElement | null {
  const t = useTranslate();
  if (props.failure === null) return null;
  return (
    <div ref={scrollOnMount}>
      <Notice tone="danger" live>
        <p>{problemText(props.failure, t)}</p>
      </Notice>
    </div>
  );
}
