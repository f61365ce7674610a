'use client';
import { type KeyboardEvent, useState } from 'react';

export interface MarkedOption {
  /** Index of the marked option; -1 while none is. */
  readonly index: number;
  /** Removes the mark, so that Enter takes no option. */
  readonly clear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves a mark over a list below a field by the arrow keys, and picks by Enter. */
export function useMarkedOption<T>(list: {
  readonly options: readonly T[];
  readonly onPick: (option: T) => void;
}): MarkedOption {
  const { options, onPick } = list;
  const [marked, setMarked] = useState<T | null>(null);
  const index = marked === null ? -1 : options.indexOf(marked);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const option = options[index];
    if (event.key === 'ArrowDown') setMarked(options[index + 1] ?? option ?? null);
    else if (event.key === 'ArrowUp') setMarked(options[index - 1] ?? null);
    else if (event.key === 'Enter' && option !== undefined) onPick(option);
    else return;
    // Enter takes the option and does not send the form.
    event.preventDefault();
  };
  return { index, clear: () => setMarked(null), onKeyDown };
}
