import { type RefObject, useEffect, useRef } from 'react';

export interface Dismissal {
  readonly isOpen: boolean;
  /** A press or the focus went elsewhere. */
  readonly onDismiss: () => void;
  readonly onEscape: () => void;
}

/** Closes what stands in `root` when the user turns to something else. */
export function useDismiss(root: RefObject<HTMLElement | null>, dismissal: Dismissal): void {
  const latest = useRef(dismissal);
  useEffect(() => {
    latest.current = dismissal;
  });
  const { isOpen } = dismissal;
  useEffect(() => {
    const page = root.current?.ownerDocument;
    if (!isOpen || !page) return;
    const onTurn = (event: Event): void => {
      const isInside = event.composedPath().some((target) => target === root.current);
      if (!isInside) latest.current.onDismiss();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current.onEscape();
    };
    page.addEventListener('pointerdown', onTurn);
    page.addEventListener('focusin', onTurn);
    page.addEventListener('keydown', onKey);
    return () => {
      page.removeEventListener('pointerdown', onTurn);
      page.removeEventListener('focusin', onTurn);
      page.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root]);
}
