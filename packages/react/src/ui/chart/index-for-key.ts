import type { KeyboardEvent } from 'react';

/** Returns the index that a key leads to from another one; undefined for any other key. Later is the way in which a person reads. */
export function indexForKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  { from, last }: { readonly from: number; readonly last: number },
): number | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
