'use client';
import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { isElement } from '../dialog/active-element.ts';
import { useEscapeLayer } from '../popup/use-escape-layer.ts';
import {
  filterOptions,
  findByTyping,
  type ListPickerOption,
  moveActive,
} from './list-navigation.ts';

const typingPauseMs = 700;

export interface ListPickerState<T extends ListPickerOption> {
  readonly open: boolean;
  readonly shown: readonly T[];
  readonly active: number;
  readonly query: string;
  readonly toggle: () => void;
  readonly search: (query: string) => void;
  readonly point: (index: number) => void;
  readonly pick: (option: T | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A list that opens under its field. The focus stays in the field; the keys move a mark in the list. */
export function useListPicker<T extends ListPickerOption>(options: {
  readonly options: readonly T[];
  readonly value: string | null;
  readonly searchable: boolean;
  readonly onPick: (id: string) => void;
}): ListPickerState<T> {
  const { value, searchable, onPick } = options;
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState<string | null>(value);
  const typeAhead = useTypeAhead();
  useEscapeLayer(open, () => setOpen(false));

  const shown = useMemo(
    () => (searchable ? filterOptions(options.options, query) : options.options),
    [searchable, options.options, query],
  );
  const active = shown.findIndex((option) => option.id === marked);
  const point = (index: number) => setMarked(shown[index]?.id ?? marked);
  const show = () => {
    setQuery('');
    setMarked(value ?? options.options.find((option) => !option.disabled)?.id ?? null);
    setOpen(true);
  };
  const pick = (option: T | undefined) => {
    if (!option || option.disabled) return;
    setOpen(false);
    onPick(option.id);
  };
  const search = (text: string) => {
    setQuery(text);
    setMarked(filterOptions(options.options, text).find((option) => !option.disabled)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const typed = searchable ? null : typeAhead(event);
    if (typed !== null) {
      event.preventDefault();
      if (!open) show();
      point(findByTyping(shown, active, typed));
    } else if (!open) {
      if (!opensList(event.key)) return;
      event.preventDefault();
      show();
    } else if (picksOption(event.key, searchable)) {
      event.preventDefault();
      pick(shown[active]);
    } else {
      if (!movesMark(event.key, searchable)) return;
      event.preventDefault();
      point(moveActive(shown, active, event.key));
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!isElement(to) || !event.currentTarget.contains(to)) setOpen(false);
  };
  const toggle = () => (open ? setOpen(false) : show());
  return { open, shown, active, query, toggle, search, point, pick, onKeyDown, onBlur };
}

function opensList(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp';
}

/** In a search field Home and End belong to the text. */
function movesMark(key: string, searchable: boolean): boolean {
  return opensList(key) || (!searchable && /^(Home|End|PageUp|PageDown)$/.test(key));
}

function picksOption(key: string, searchable: boolean): boolean {
  return key === 'Enter' || (key === ' ' && !searchable);
}

/** Returns the text typed without a pause; null for a key that is no letter. */
function useTypeAhead(): (event: KeyboardEvent) => string | null {
  const buffer = useRef({ typed: '', atMs: 0 });
  return (event) => {
    const { typed, atMs } = buffer.current;
    const goesOn = event.timeStamp - atMs < typingPauseMs;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || (event.key === ' ' && !(goesOn && typed))) return null;
    buffer.current = { typed: goesOn ? typed + event.key : event.key, atMs: event.timeStamp };
    return buffer.current.typed;
  };
}
