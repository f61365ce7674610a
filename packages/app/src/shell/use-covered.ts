import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how much of an edge a bar of the shell covers, so that what sticks there, and what is
 * scrolled to, stays in sight. The bar at the top grows where its banner takes two lines.
 */
export function useCovered(bar: RefObject<HTMLElement | null>, edge: 'top' | 'bottom'): void {
  useEffect(() => {
    const element = bar.current;
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver;
    if (!element || !Observer) return;
    const { style } = element.ownerDocument.documentElement;
    const name = `--billfold-sticky-${edge}`;
    // Told of its first size too; a bar that is not shown has none.
    const observer = new Observer(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, edge]);
}
