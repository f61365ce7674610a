'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a double press do what its first press does. By then the next step is shown, and the second
 * would do whatever has taken the place of the button. What keys do is no part of a gesture.
 */
export function useStepPerGesture(
  dialog: RefObject<HTMLElement | null>,
  shownStep: RefObject<string | undefined>,
): void {
  const begunAt = useRef<string | null | undefined>(null);
  useEffect(() => {
    const surface = dialog.current;
    const countClick = (event: MouseEvent): void => {
      if (event.detail === 1) begunAt.current = shownStep.current;
      if (event.detail <= 1 || begunAt.current === shownStep.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before anything in the dialog hears of it.
    surface?.addEventListener('click', countClick, { capture: true });
    return () => surface?.removeEventListener('click', countClick, { capture: true });
  }, [dialog, shownStep]);
}
