'use client';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false for the frame in which a long list arrives: its first rows are painted then, and the
 * others come after them. A list that is there at once, as on the way back to it, is drawn whole, so
 * that the browser finds the place where it was left.
 */
export function useDrawnWhole(isThere: boolean): boolean {
  const [isWhole, setWhole] = useState(isThere);
  useEffect(() => {
    if (!isThere) return;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return isWhole;
}
