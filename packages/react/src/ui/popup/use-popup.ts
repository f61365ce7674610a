'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../state/use-latest.ts';
import { useFloating, useIsFloating } from '../floating/use-floating.ts';
import * as css from './popup.css.ts';
import { useEscapeLayer } from './use-escape-layer.ts';

export interface Popup {
  /** Ref of the element around the trigger and the popup. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Ref of the popup, which takes `className` too. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly className: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes it, and gives the focus back to the trigger. */
  readonly close: () => void;
}

export interface PopupOptions {
  /** Under the start or the end of the trigger. */
  readonly align: 'start' | 'end';
  readonly defaultOpen?: boolean | undefined;
  /** Takes the focus into what has opened. */
  readonly focus: (content: HTMLElement) => void;
}

/** Opens a popup under a trigger. Escape and an outside press or focus close it first. */
export function usePopup({ align, defaultOpen = false, focus }: PopupOptions): Popup {
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isFloating = useIsFloating();
  useFloating({ isOpen, anchor: root, floating: content, placement: `bottom-${align}` });
  const latestFocus = useLatest(focus);
  useLayoutEffect(() => {
    if (isOpen && content.current) latestFocus.current(content.current);
  }, [isOpen, latestFocus]);
  const close = useCallback(() => {
    setIsOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, []);
  useEscapeLayer(isOpen, close);
  useTurnAway(root, { isOpen, onTurn: () => setIsOpen(false) });
  return {
    root,
    content,
    className: isFloating ? css.floating : css.align[align],
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close,
  };
}

/** A press or the focus went elsewhere: in our own tree, or on the page around a shadow tree. */
function useTurnAway(
  root: RefObject<HTMLElement | null>,
  { isOpen, onTurn }: { readonly isOpen: boolean; readonly onTurn: () => void },
): void {
  const latest = useLatest(onTurn);
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const listen = (event: Event): void => {
      if (!event.composedPath().includes(element)) latest.current();
    };
    const places = new Set<EventTarget>([element.getRootNode(), element.ownerDocument]);
    for (const place of places) {
      place.addEventListener('pointerdown', listen);
      place.addEventListener('focusin', listen);
    }
    return () => {
      for (const place of places) {
        place.removeEventListener('pointerdown', listen);
        place.removeEventListener('focusin', listen);
      }
    };
  }, [isOpen, root, latest]);
}
