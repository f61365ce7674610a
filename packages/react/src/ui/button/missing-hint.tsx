'use client';
import { type ReactElement, useState } from 'react';
import { visuallyHidden } from '../../theme/base.css.ts';

export interface ToldHint {
  /** Sentence that is shown; null before a press, and once it no longer applies. */
  readonly told: string | null;
  readonly tell: () => void;
  readonly forget: () => void;
}

/** Holds back the sentence about what is missing until the button is pressed. */
export function useMissingHint(missing: string | undefined): ToldHint {
  const [isTold, setIsTold] = useState(false);
  return {
    told: isTold && missing !== undefined ? missing : null,
    tell: () => setIsTold(missing !== undefined),
    forget: () => setIsTold(false),
  };
}

/** Reads the sentence aloud. Beside the button, because a button announces no change of its content. */
export function MissingHint({ told }: Pick<ToldHint, 'told'>): ReactElement {
  return (
    <span className={visuallyHidden} role="status">
      {told}
    </span>
  );
}
