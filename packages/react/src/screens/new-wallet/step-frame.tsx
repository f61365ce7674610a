'use client';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import * as css from './new-wallet.css.ts';

export interface StepFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One step. Its title takes the focus, except on the first one, where the page has just been opened. */
export function StepFrame(props: StepFrameProps & { readonly isFirst?: boolean }): ReactElement {
  const { title, lead, isFirst = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <section className={css.step}>
      <div className={css.words}>
        <h2 ref={heading} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
