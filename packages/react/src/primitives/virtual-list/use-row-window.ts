'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../provider/use-latest.ts';
import { drawnRows, firstRow, scrollToRow } from './shown-rows.ts';

export interface RowWindowOptions {
  readonly count: number;
  readonly rowHeight: number;
  readonly shownRow: number | undefined;
}

/** Before it is measured, and where nothing can be: a screen on a server. */
const firstHeightPx = 480;

/** Which rows of a scrolling list are drawn. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, shownRow }: RowWindowOptions,
): { readonly first: number; readonly drawn: number } {
  const [height, setHeight] = useState(firstHeightPx);
  const [wanted, setWanted] = useState(0);
  const view = { count, rowHeight, height };
  const latest = useLatest(view);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = (): void => {
      if (element.clientHeight > 0) setHeight(element.clientHeight);
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
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || shownRow === undefined || shownRow < 0) return;
    element.scrollTop = scrollToRow(latest.current, shownRow, element.scrollTop);
    setWanted(firstRow(latest.current, element.scrollTop));
  }, [list, latest, shownRow]);
  const drawn = drawnRows(view);
  return { first: Math.max(0, Math.min(wanted, count - drawn)), drawn };
}
