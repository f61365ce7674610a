'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the scrolling body as high as its content has been since it opened, so that the footer
 * stays under the pointer from step to step. It still shrinks with the window.
 */
export function useSteadyHeight(
  body: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
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
  }, [body, content]);
}
