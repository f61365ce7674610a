import { type ReactElement, type ReactNode, useId } from 'react';
import * as css from './payment.css.ts';

export interface FactGroupProps {
  /** Names the group, as its heading. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Facts that belong together, in a card with other groups; a line stands between them. */
export function FactGroup({ title, children }: FactGroupProps): ReactElement {
  const titleId = useId();
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.subtitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
