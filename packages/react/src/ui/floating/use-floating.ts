'use client';
import { type RefObject, useContext, useLayoutEffect } from 'react';
import { useOnDemand } from '../../state/use-on-demand.ts';
import { DialogContext } from '../dialog/dialog-context.ts';
import type { Placing } from './place-floating.ts';

export interface Floating extends Placing {
  readonly isOpen: boolean;
  /** Anchor of the popup. */
  readonly anchor: RefObject<Element | null>;
  /** The popup, null while it is closed. */
  readonly floating: RefObject<HTMLElement | null>;
}

/**
 * Returns true if a popup next to its trigger is placed above the page; loads the code for that with
 * the first that opens. Inside a dialog nothing does: its sheet puts it under the field there.
 */
export function useIsFloating(): boolean {
  return useContext(DialogContext) === null;
}

/** Lifts `floating` above the page while it is open, out of whatever clips it, and keeps it in place. */
export function useFloating(options: Floating): void {
  const { isOpen, anchor, floating, placement, sameWidth } = options;
  const isWanted = useIsFloating() && isOpen;
  const place = useOnDemand(loadPlaceFloating, {
    isWanted,
    onFailure: () => {
      if (anchor.current && floating.current) putUnder(anchor.current, floating.current);
    },
  });
  useLayoutEffect(() => {
    if (isWanted && floating.current) raise(floating.current);
  }, [isWanted, floating]);
  useLayoutEffect(() => {
    if (!isWanted || !place || !anchor.current || !floating.current) return;
    return place(anchor.current, floating.current, { placement, sameWidth });
  }, [isWanted, place, anchor, floating, placement, sameWidth]);
}

async function loadPlaceFloating() {
  const { placeFloating } = await import('./place-floating.ts');
  return placeFloating;
}

/** Into the top layer. `manual`: Escape and a press elsewhere are ours to answer, topmost first. */
function raise(floating: HTMLElement): void {
  if (!('showPopover' in floating)) return;
  floating.popover = 'manual';
  floating.showPopover();
}

/** Where the code that places could not be had. */
function putUnder(anchor: Element, floating: HTMLElement): void {
  const { left, bottom } = anchor.getBoundingClientRect();
  floating.style.left = `${left}px`;
  floating.style.top = `${bottom}px`;
  floating.dataset['placed'] = '';
}
