'use client';
import { type RefObject, useEffect } from 'react';

/** Keeps the dialog in the part of the window that an on-screen keyboard leaves free. */
export function useVisualViewport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!element || !viewport) return;
    const resize = () => {
      element.style.height = `${viewport.height}px`;
      element.style.top = `${viewport.offsetTop}px`;
    };
    // It fills the window by its style, which need not be done twice.
    if (element.clientHeight !== viewport.height) resize();
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', resize);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', resize);
    };
  }, [ref]);
}
