'use client';
import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../state/use-latest.ts';
import { drawnRows, fillsSight, firstRow, scrollToRow } from './shown-rows.ts';

export interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  readonly shownRow: number | undefined;
}

/** Which rows of a scrolling list are drawn. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, shownRow }: RowWindowOptions,
): { readonly first: number; readonly drawn: number } {
  // Unknown before the first layout, and on a server: what is drawn beyond the edges is there already.
  const [height, setHeight] = useState(0);
  const [wanted, setWanted] = useState(0);
  const view = { count, rowHeight, height };
  const latest = useLatest(view);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || shownRow === undefined || shownRow < 0) return;
    const seen = { ...latest.current, height: element.clientHeight };
    element.scrollTop = scrollToRow(seen, shownRow, element.scrollTop);
    setWanted(firstRow(latest.current, element.scrollTop));
  }, [list, latest, shownRow]);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = (): void => {
      const { clientHeight, scrollTop } = element;
      if (clientHeight === 0) return;
      const set = (): void => setHeight(clientHeight);
      // What is beyond the edges can wait until what is in sight is painted.
      if (fillsSight(latest.current, scrollTop, clientHeight)) startTransition(set);
      else set();
    };
    const follow = (): void => {
      const next = firstRow(latest.current, element.scrollTop);
      // Before the frame is painted, which would be empty otherwise.
      flushSync(() => setWanted(next));
    };
    measure();
    const Observer = element.ownerDocument.defaultView?.ResizeObserver;
    const observer = Observer && new Observer(measure);
    observer?.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [list, latest]);
  const drawn = drawnRows(view);
  return { first: Math.max(0, Math.min(wanted, count - drawn)), drawn };
}
