import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../boot/services-context.ts';
import { unhurriedMs, whenIdle } from '../boot/when-idle.ts';

/** What the whole site has to say, over any page; its code comes when the page has nothing else to do. */
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
