'use client';
import { type FocusEvent, useState } from 'react';
import { isElement } from '../dialog/active-element.ts';
import { moveActive } from '../list-picker/list-navigation.ts';
import type { ListPickerChoice, OpenList } from '../list-picker/open-list.ts';
import { useEscapeLayer } from '../popup/use-escape-layer.ts';

export interface SuggestionsOptions {
  /** Suggestions for the typed text. */
  readonly options: readonly ListPickerChoice[];
  /** `first`: Enter takes the first of them. `none`: Enter keeps what is typed until keys mark one. */
  readonly marks: 'first' | 'none';
  /** Id of the suggestion in the field, which is marked at first. */
  readonly picked: string | null;
  readonly onPick: (id: string) => void;
  /** The field is left without a pick. */
  readonly onLeave?: (() => void) | undefined;
}

/** Common part of React's and the browser's key event. */
export interface PressedKey {
  readonly key: string;
  readonly preventDefault: () => void;
}

export interface Suggestions extends OpenList {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Not while a composition (IME) is under way. */
  readonly onKeyDown: (event: PressedKey) => void;
  /** On the element around field and list. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A list of suggestions under a text field. The focus stays in the field; the keys move a mark. */
export function useSuggestions(options: SuggestionsOptions): Suggestions {
  const { options: shown, marks, picked, onPick, onLeave } = options;
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const close = (): void => {
    setIsOpen(false);
    setMarked(null);
  };
  useEscapeLayer(isOpen, close);
  const known = shown.findIndex((option) => option.id === (marked ?? picked));
  const active = known >= 0 || marks === 'none' ? known : moveActive(shown, -1, 'ArrowDown');
  const point = (index: number): void => setMarked(shown[index]?.id ?? null);
  const pick = (option: ListPickerChoice | undefined): void => {
    if (!option || option.disabled) return;
    close();
    onPick(option.id);
  };
  const onKeyDown = (event: PressedKey): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) point(moveActive(shown, active, event.key));
      else setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      // It takes the option, and does not send the form yet.
      event.preventDefault();
      pick(shown[active]);
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    const to = event.relatedTarget;
    if (isElement(to) && event.currentTarget.contains(to)) return;
    close();
    onLeave?.();
  };
  const open = (): void => setIsOpen(true);
  return { shown, active, isOpen, point, pick, open, close, onKeyDown, onBlur };
}
