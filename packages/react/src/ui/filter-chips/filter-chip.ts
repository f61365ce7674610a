import type { ReactNode } from 'react';

export interface FilterOption {
  readonly id: string;
  readonly text: string;
}

/** One filter: a switch, one choice of several, or fields of its own. */
export type FilterChip = ToggleChip | ChoiceChip | FieldsChip;

interface AnyChip {
  readonly id: string;
  readonly label: string;
}
/** Filter for one frequent value, which a press sets and clears. */
export interface ToggleChip extends AnyChip {
  readonly kind: 'toggle';
  /** Number of items that it leaves, behind its label; none unless given and above zero. */
  readonly count?: number | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}
export interface ChoiceChip extends AnyChip {
  readonly kind: 'choice';
  readonly options: readonly FilterOption[];
  /** Id of the chosen option; null for any. */
  readonly value: string | null;
  /** Text of the option that clears the filter; 'Any' unless given. */
  readonly anyText?: string | undefined;
  readonly onChange: (id: string | null) => void;
}
export interface FieldsChip extends AnyChip {
  readonly kind: 'fields';
  /** Set value in words; null without one. */
  readonly value: string | null;
  readonly onClear: () => void;
  /** Draws the fields in a popover, or in the sheet of a phone, where `close` is null. */
  readonly drawFields: (close: (() => void) | null) => ReactNode;
}

/** Returns the set value of a filter in words; null without one. */
export function chosenText(chip: ChoiceChip | FieldsChip): string | null {
  if (chip.kind === 'fields' || chip.value === null) return chip.value;
  return chip.options.find(({ id }) => id === chip.value)?.text ?? chip.value;
}

/** Counts the filters that are set. */
export function countChips(chips: readonly FilterChip[]): number {
  return chips.filter((chip) => (chip.kind === 'toggle' ? chip.isOn : chip.value !== null)).length;
}

export function clearChip(chip: ChoiceChip | FieldsChip): void {
  if (chip.kind === 'fields') chip.onClear();
  else chip.onChange(null);
}
