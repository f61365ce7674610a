import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Text that a screen reader says for a control: role, name and description. */
export type TabStop = readonly [
  role: 'button' | 'combobox' | 'heading' | 'radio' | 'textbox' | 'password',
  name: string | RegExp,
  description?: string | RegExp,
];

/**
 * Tab, pressed again and again, goes from the first, which has the focus, through each of them, and
 * comes round to the second: a heading has the focus without being a stop of its own.
 */
export async function checkTabStops(user: UserEvent, stops: readonly TabStop[]): Promise<void> {
  const [first, ...rest] = stops;
  if (first) checkFocused(first);
  for (const stop of rest) {
    await user.tab();
    checkFocused(stop);
  }
  await user.tab();
  const round = first?.[0] === 'heading' ? rest[0] : first;
  if (round) checkFocused(round);
}

/** The control that has the focus is this one. */
export function checkFocused([role, name, description = '']: TabStop): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  expect(focused).toHaveAccessibleName(name);
  expect(focused).toHaveAccessibleDescription(description);
  // A field for a password has no role of its own.
  if (role === 'password') expect(focused).toHaveAttribute('type', 'password');
  else expect(focused).toHaveRole(role);
}

/** The text is tied to the field, and stands in a place whose changes are read aloud. */
export function checkSaidAt(field: HTMLElement, text: string): void {
  expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = ids.map((id) => document.getElementById(id)).find((each) => each?.textContent);
  expect(said).toHaveTextContent(text);
  expect(said).toHaveAttribute('aria-live', 'polite');
}
