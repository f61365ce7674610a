import type { AnyBillfoldError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice, problemText } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { scrollOnMount } from './scroll-on-mount.ts';

/** Error of an action, below its button. */
export function ActionFailure(props: {
  readonly failure: AnyBillfoldError | null;
  /** Words about its consequence and about what to do, after the error. */
  readonly children?: ReactNode;
}): ReactElement | null {
  const t = useTranslate();
  if (props.failure === null) return null;
  return (
    <div ref={scrollOnMount}>
      <Notice tone="danger" live>
        <p>
          {problemText(props.failure, t)} {props.children}
        </p>
      </Notice>
    </div>
  );
}
