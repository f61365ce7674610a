'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the scrolling body as high as its content has been since it opened, so that the footer
 * stays under the pointer from step to step. It still shrinks with the window. A tall dialog stretches its
 * content, whose height then says nothing of what is in it.
 */
export function useSteadyHeight(
  body: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isTall: boolean,
): void {
  useEffect(() => {
    if (isTall) return;
    const Observer = content.current?.ownerDocument.defaultView?.ResizeObserver;
    if (!Observer || !content.current) return;
    let highest = 0;
    const observer = new Observer(() => {
      const height = content.current?.offsetHeight ?? 0;
      if (height <= highest || !body.current) return;
      highest = height;
      body.current.style.flexBasis = `${height}px`;
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [body, content, isTall]);
}
