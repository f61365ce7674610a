import { Notice } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as css from './sandbox.css.ts';
import type { ActionOutcome } from './use-action.ts';

export interface SandboxSectionProps {
  readonly title: string;
  /** A sentence that describes the section. */
  readonly text: string;
  readonly outcome?: ActionOutcome | null | undefined;
  /** The action of the section; absent while it is unavailable. */
  readonly children?: ReactNode;
}

export function SandboxSection(props: SandboxSectionProps): ReactElement {
  const { title, text, outcome, children } = props;
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {title}
      </h3>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
      {outcome && (
        <Notice tone={outcome.tone} live>
          {outcome.text}
        </Notice>
      )}
    </section>
  );
}
