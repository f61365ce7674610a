import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus to where a new step of a dialog begins: what had it is gone with the last one. On
 * touch to the title, because a focused field covers the dialog with a keyboard.
 */
export function useFocusOnEntry(begin: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = begin.current;
    const isTouch = element?.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches;
    const title = element?.closest('dialog')?.querySelector<HTMLElement>('[part~="title"]');
    (isTouch && title ? title : element)?.focus();
  }, [begin]);
}
