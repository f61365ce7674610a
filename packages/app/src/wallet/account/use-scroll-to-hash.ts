import { type RefObject, useEffect } from 'react';

/** A link to a part of a screen finds it, though it is drawn after the address has changed. */
export function useScrollToHash(part: RefObject<HTMLElement | null>, hash: string): void {
  useEffect(() => {
    if (window.location.hash === hash) part.current?.scrollIntoView({ block: 'start' });
  }, [part, hash]);
}
