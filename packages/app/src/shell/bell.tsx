import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { unhurriedMs, whenIdle } from '../routing/when-idle.ts';
import * as css from './menu.css.ts';

/** The notification bell. Its code loads when the page is idle; its place is reserved. */
export function Bell(): ReactElement {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./bell-part.tsx').then(
          ({ BellPart }) => setPart(() => BellPart),
          // Whoever is offline from the start has nothing to be told of.
          () => undefined,
        );
      }, unhurriedMs),
    [],
  );
  return Part ? <Part /> : <span className={css.iconOnly} aria-hidden="true" />;
}
