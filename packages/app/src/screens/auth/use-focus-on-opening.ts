import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to the first field of a page that was just opened. Where one came from another page
 * its title has the focus, and on touch a focused field would cover the page with a keyboard.
 */
export function useFocusOnOpening(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = field.current?.ownerDocument;
    const isTouch = page?.defaultView?.matchMedia('(pointer: coarse)').matches;
    if (page && page.activeElement === page.body && !isTouch)
      field.current?.focus({ preventScroll: true });
  }, [field]);
}
