import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { unhurriedMs, whenIdle } from '../routing/when-idle.ts';
import { useServices } from '../services/services-context.ts';

/** The strips of the whole site, shown above any page. Their code loads when the page is idle. */
export function Strips(): ReactElement | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const { session } = useServices();
  useEffect(
    () =>
      // Before it is needed: without a connection it does not come any more.
      whenIdle(
        () => {
          import('./strips-part.tsx').then(
            ({ StripsPart }) => setPart(() => StripsPart),
            // Without a connection from the very start there is only what each part says of it.
            () => undefined,
          );
        },
        session.get().isSignedIn ? 0 : unhurriedMs,
      ),
    [session],
  );
  return Part && <Part />;
}
