'use client';
import { readSeedPhrase } from '@billfold/core';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { writeWords } from './phrase-words.ts';
import { type PasteProblem, type PhraseLength, placeWords } from './place-words.ts';

type Words = RefObject<HTMLFieldSetElement | null>;

export interface PhraseInput {
  readonly length: PhraseLength;
  readonly setLength: (length: PhraseLength) => void;
  readonly problem: PasteProblem | null;
  /** Event handlers of the element around the inputs. */
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
    readonly onInput: (event: FormEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** Spreads text with several words over the inputs, and lets a space end a word. */
export function usePhraseInput(
  words: Words,
  options: { readonly readOnly: boolean; readonly onEdit: (() => void) | undefined },
): PhraseInput {
  const { readOnly, onEdit } = options;
  const [length, setLength] = useState<PhraseLength>('12');
  const [problem, setProblem] = useState<PasteProblem | null>(null);
  useClearOnLeave(words);
  const place = (texts: readonly string[], index: number): void => {
    const placed = placeWords(texts.length, index, length);
    // The inputs for a longer phrase are needed at once.
    flushSync(() => {
      setProblem(placed.problem);
      if (placed.length !== undefined) setLength(placed.length);
    });
    if (placed.length === undefined) return;
    if (placed.isWhole) writeWords(words.current, [''], 0);
    writeWords(words.current, texts, placed.from);
    words.current?.querySelectorAll('input')[placed.from + texts.length - 1]?.focus();
    onEdit?.();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text');
    const phrase = readSeedPhrase(text);
    // One word goes where the cursor is, by itself.
    if (phrase === '' || (phrase === text && !phrase.includes(' ')) || readOnly) return;
    event.preventDefault();
    place(phrase.split(' '), indexOf(words, event.target));
  };
  const onInput = ({ target }: FormEvent<HTMLElement>): void => {
    setProblem(null);
    if (!(target instanceof HTMLInputElement)) return;
    const { value } = target;
    // Keyboards of phones insert a phrase without a paste, and a space without a key.
    if (/\S\s+\S/.test(value)) {
      target.value = '';
      place(readSeedPhrase(value).split(' '), indexOf(words, target));
      return;
    }
    if (/\S\s+$/.test(value)) {
      target.value = value.trim();
      focusNext(target);
    }
    onEdit?.();
  };
  const choose = (chosen: PhraseLength): void => {
    setLength(chosen);
    setProblem(null);
  };
  return { length, setLength: choose, problem, handlers: { onPaste, onInput, onKeyDown } };
}

/** Moves on to the input of the next word. */
function focusNext(input: HTMLInputElement): void {
  input.closest('label')?.nextElementSibling?.querySelector<HTMLInputElement>('input')?.focus();
}

function indexOf(words: Words, target: EventTarget): number {
  const inputs = Array.from<EventTarget>(words.current?.querySelectorAll('input') ?? []);
  return Math.max(0, inputs.indexOf(target));
}

/** A word holds no space, so a space ends it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.value === '') return;
  focusNext(target);
}

function useClearOnLeave(words: Words): void {
  useEffect(() => {
    const fieldset = words.current;
    return () => writeWords(fieldset, [''], 0);
  }, [words]);
}
