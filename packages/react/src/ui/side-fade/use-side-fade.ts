'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Pixels by which a browser that rounds may miss an end. */
const slack = 1;

/**
 * Returns the ref of an element that scrolls sideways. The attributes `data-more-before` and `data-more-after` say while
 * there is more at its beginning and at its end, for `sideFade`.
 */
export function useSideFade<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const look = (): void => {
      // Below zero in a window from right to left.
      const place = Math.abs(element.scrollLeft);
      const most = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-more-before', place > slack);
      element.toggleAttribute('data-more-after', place < most - slack);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const Observer = element.ownerDocument.defaultView?.ResizeObserver;
    const sizes = Observer && new Observer(look);
    sizes?.observe(element);
    // Content grows without the element itself.
    for (const child of element.children) sizes?.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, []);
  return ref;
}
