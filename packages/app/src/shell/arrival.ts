import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The path at which the focus was last taken care of; null before the first screen. */
export const ArrivalContext = createContext<RefObject<string | null>>({ current: null });

/** Moves the focus to the heading of a screen that one navigated to; on a cold load it stays put. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const arrivedAt = useContext(ArrivalContext);
  useEffect(() => {
    const isCold = arrivedAt.current === null;
    const isNew = arrivedAt.current !== path;
    arrivedAt.current = path;
    if (!isCold && isNew) heading.current?.focus({ preventScroll: true });
  }, [heading, path, arrivedAt]);
}
