import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import * as css from './pay.css.ts';

export interface StepHeadingProps {
  readonly isFirst: boolean;
  readonly level?: 1 | 2 | undefined;
  readonly children: ReactNode;
}

/** Heading of a step, which has the focus when the step replaces another one. */
export function StepHeading({ isFirst, level = 2, children }: StepHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </Heading>
  );
}
