import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the tabs of the event's list and returns the index of the chosen one; null
 * for a key that moves nothing. The arrow keys follow the writing direction.
 */
export function moveInTabs(event: KeyboardEvent<HTMLElement>, count: number): number | null {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches('[aria-selected="true"]'));
  const isRightToLeft = list.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl';
  const next = indexFor(event.key, { at, count, step: isRightToLeft ? -1 : 1 });
  if (next === null) return null;
  event.preventDefault();
  tabs[next]?.focus();
  return next;
}

function indexFor(
  key: string,
  { at, count, step }: { readonly at: number; readonly count: number; readonly step: 1 | -1 },
): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + step + count) % count;
    case 'ArrowLeft':
      return (at - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
