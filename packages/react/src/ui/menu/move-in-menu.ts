import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End, and the first letter of an item (WAI-ARIA menu). */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = itemFor(event.key, items, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function itemFor(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      return after.find((item) =>
        item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
      );
    }
  }
}
