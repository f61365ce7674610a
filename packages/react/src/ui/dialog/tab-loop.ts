import { getActiveElement, isElement } from './active-element.ts';

const tabbable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]';

const radio = 'input[type="radio"]';

/** Everything in `element` that Tab stops at, in order. Of a radio group that is the chosen one. */
export function findTabbable(element: Element): readonly HTMLElement[] {
  const chosen = new Set(
    [...element.querySelectorAll<HTMLInputElement>(`${radio}:checked`)].map(({ name }) => name),
  );
  return [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 && candidate.checkVisibility() && !isPassedOver(candidate, chosen),
  );
}

function isPassedOver(candidate: HTMLElement, chosen: ReadonlySet<string>): boolean {
  return (
    candidate.matches(`${radio}:not(:checked)`) && chosen.has(candidate.getAttribute('name') ?? '')
  );
}

/**
 * Keeps Tab inside the dialog. Synchronous: a focus that is brought back later has already been on
 * the page, and lets out a key that is pressed in between. For the dialog's own listener, not that
 * of React, which does not hear the notifications that stand in it.
 */
export function loopTab(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || isInsideAnother(event.target, dialog)) return;
  const stops = findTabbable(dialog);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const active = getActiveElement(dialog);
  const leaves = event.shiftKey
    ? active === first || !stops.some((stop) => stop === active)
    : active === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** A dialog opened from this one loops by itself. */
function isInsideAnother(target: EventTarget | null, dialog: Element): boolean {
  return isElement(target) && target.closest('dialog') !== dialog;
}
