import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import type { ShownScreen } from '@billfold/react/screens';
import { createContext, type RefObject, useCallback, useContext } from 'react';
import { useLocation } from 'wouter';
import { usePlace } from '../routing/use-place.ts';
import { useServices } from '../services/services-context.ts';

/** Where the focus was last taken care of, and the heading that got it; null where none did. */
export interface Arrival {
  /** Place of the screen. */
  readonly place: string;
  readonly heading: HTMLElement | null;
}

export interface Arrivals {
  /** Null before the first screen. */
  readonly last: RefObject<Arrival | null>;
  /** The first screen is there. */
  readonly onFirst: () => void;
}

export const ArrivalContext = createContext<Arrivals>({
  last: { current: null },
  onFirst: () => undefined,
});

/**
 * Gives the page the title of the screen that is shown, and moves the focus to its heading where one
 * navigated to it; on a cold load it stays put.
 */
export function useArrivedScreen(): (screen: ShownScreen) => void {
  const t = useTranslate();
  const business = useBusinessName();
  const place = usePlace();
  const { last: arrival, onFirst } = useContext(ArrivalContext);
  return useCallback(
    ({ title, heading }) => {
      const screen = business === null ? title : `${title} · ${business}`;
      heading.ownerDocument.title = t('shell.pageTitle', { screen });
      const last = arrival.current;
      const isNew = last?.place !== place;
      // What stood in the place of the screen while it was loading has gone with the focus.
      const isLost = last?.heading?.isConnected === false && isNowhere(heading.ownerDocument);
      const isDue = last !== null && (isNew || isLost);
      if (isDue) heading.focus({ preventScroll: true });
      if (last === null) onFirst();
      if (isNew || isLost) arrival.current = { place, heading: isDue ? heading : null };
    },
    [place, business, arrival, onFirst, t],
  );
}

/** Returns the name of the selected business on its own pages, so that tabs of several shops differ; else null. */
function useBusinessName(): string | null {
  const { session, business } = useServices();
  const { businessId } = useStore(session);
  const { data } = useStore(business.list);
  const [path] = useLocation();
  const isOwn = /^\/payments\/(?!onboarding)/.test(path);
  return (isOwn && data?.find(({ id }) => `${id}` === businessId)?.name) || null;
}

function isNowhere({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}
