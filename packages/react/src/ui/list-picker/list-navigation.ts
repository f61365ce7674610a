export interface ListPickerOption {
  readonly id: string;
  /** Name of the option: shown, searched, and matched by typing its beginning. */
  readonly text: string;
  readonly disabled?: boolean | undefined;
}

/** Index of the option that a key leads to; the same where it leads nowhere. Disabled ones are passed over. */
export function moveActive(
  options: readonly ListPickerOption[],
  active: number,
  key: string,
): number {
  switch (key) {
    case 'ArrowDown':
      return findEnabled(options, active + 1, 1) ?? active;
    case 'ArrowUp':
      return findEnabled(options, active - 1, -1) ?? active;
    case 'Home':
    case 'PageUp':
      return findEnabled(options, 0, 1) ?? active;
    case 'End':
    case 'PageDown':
      return findEnabled(options, options.length - 1, -1) ?? active;
    default:
      return active;
  }
}

/**
 * Index of the next option whose text begins with what was typed, from `active` on and around;
 * one letter again and again goes through all that begin with it.
 */
export function findByTyping(
  options: readonly ListPickerOption[],
  active: number,
  typed: string,
): number {
  const repeated = new Set(typed).size === 1;
  const prefix = (repeated ? typed.slice(0, 1) : typed).toLowerCase();
  const start = repeated ? active + 1 : active;
  for (let step = 0; step < options.length; step += 1) {
    const index = (Math.max(0, start) + step) % options.length;
    const option = options[index];
    if (option && !option.disabled && option.text.toLowerCase().startsWith(prefix)) return index;
  }
  return active;
}

/** The options whose text contains what is searched for, whatever its case. */
export function filterOptions<T extends ListPickerOption>(
  options: readonly T[],
  query: string,
): readonly T[] {
  const wanted = query.trim().toLowerCase();
  return options.filter((option) => option.text.toLowerCase().includes(wanted));
}

function findEnabled(
  options: readonly ListPickerOption[],
  from: number,
  step: 1 | -1,
): number | undefined {
  for (let index = from; index >= 0 && index < options.length; index += step)
    if (!options[index]?.disabled) return index;
  return undefined;
}
