import { findTabbable } from './tab-loop.ts';

/**
 * Focuses what the next key is meant for: what the step marks by `data-first-focus`, else the first
 * field of the body, else its first control, else the title. On touch the title, because a focused
 * field covers the dialog with a keyboard.
 */
export function focusFirst(dialog: HTMLElement): void {
  const touch = dialog.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches;
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]:not(:disabled)');
  const title = dialog.querySelector<HTMLElement>('[part~="title"]');
  const body = dialog.querySelector<HTMLElement>('[part~="body"]');
  const stops = touch || !body ? [] : findTabbable(body);
  const target = stops.find((stop) => stop.matches('input, textarea, [role="combobox"]'));
  (marked ?? target ?? stops[0] ?? title ?? dialog).focus();
}
