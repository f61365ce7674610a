'use client';
import { readSeedPhrase } from '@billfold/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import * as css from './new-wallet.css.ts';
import { WordSuggestions } from './word-suggestions.tsx';

const lengths = ['12', '15', '18', '21', '24'] as const;
type Length = (typeof lengths)[number];
/** A text with fewer words is a part of a phrase, for the fields from the one that it is pasted into. */
const shortest = 12;

export interface SeedPhraseInputProps {
  /** Holds one input per word, in their order: the words are read from there. */
  readonly field: RefObject<HTMLFieldSetElement | null>;
  readonly isBusy: boolean;
  /** Counted from 1. */
  readonly unknownPositions: readonly number[];
}

/**
 * A field for each word. What is typed stays in the fields: no state has it, no browser keeps it for
 * a restored session, and it is cleared when the fields go.
 */
export function SeedPhraseInput(props: SeedPhraseInputProps): ReactElement {
  const t = useTranslate();
  const { field, isBusy, unknownPositions } = props;
  const [length, setLength] = useState<Length>('12');
  const [pasteProblem, setPasteProblem] = useState<PasteProblem | null>(null);
  const [isMasked, setIsMasked] = useState(true);
  const listId = useId();
  useClearOnLeave(field);
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number): void => {
    const text = event.clipboardData.getData('text');
    const phrase = readSeedPhrase(text);
    const words = phrase.split(' ');
    // One word goes where the cursor is, by itself.
    if (phrase === '' || words[0] === text || isBusy) return;
    event.preventDefault();
    const isWhole = words.length >= shortest;
    const from = isWhole ? 0 : index;
    const end = isWhole ? words.length : Math.max(index + words.length, Number(length));
    const fitting = lengths.find((choice) => Number(choice) >= end);
    setPasteProblem(validatePaste(words.length, fitting));
    if (fitting === undefined) return;
    setLength(fitting);
    const fieldset = field.current;
    if (isWhole) clearWords(fieldset);
    // The fields for a longer phrase are there after the next draw.
    fieldset?.ownerDocument.defaultView?.requestAnimationFrame(() =>
      fillWords(fieldset, words, from),
    );
  };
  return (
    <>
      <RadioCards
        label={t('newWallet.import.count')}
        value={length}
        onValueChange={(chosen) => {
          setLength(chosen);
          setPasteProblem(null);
        }}
        disabled={isBusy}
        options={lengths.map((value) => ({ value, title: value }))}
      />
      <fieldset ref={field} className={css.grid} aria-label={t('seedPhrase.words')} translate="no">
        {Array.from({ length: Number(length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          <label key={index} className={css.word}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <input
              type="text"
              className={isMasked ? `${css.wordInput} ${css.masked}` : css.wordInput}
              aria-label={t('newWallet.import.word', { position: index + 1 })}
              aria-invalid={unknownPositions.includes(index + 1)}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              list={isMasked ? undefined : listId}
              readOnly={isBusy}
              onPaste={(event) => paste(event, index)}
              onKeyDown={goOnAtSpace}
            />
          </label>
        ))}
      </fieldset>
      {pasteProblem && (
        <p className={css.problem} role="alert">
          {t(`newWallet.import.${pasteProblem.reason}`, { count: pasteProblem.count })}
        </p>
      )}
      {!isMasked && <WordSuggestions id={listId} />}
      <div>
        <Button
          size="sm"
          icon={isMasked ? icons.eye : icons.eyeOff}
          onClick={() => setIsMasked(!isMasked)}
        >
          {t(isMasked ? 'newWallet.import.reveal' : 'newWallet.import.hide')}
        </Button>
      </div>
    </>
  );
}

function useClearOnLeave(field: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    const fieldset = field.current;
    return () => clearWords(fieldset);
  }, [field]);
}

/** A word holds no space, so a space ends it. */
function goOnAtSpace(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (event.currentTarget.value === '') return;
  event.currentTarget
    .closest('label')
    ?.nextElementSibling?.querySelector<HTMLInputElement>('input')
    ?.focus();
}

interface PasteProblem {
  readonly reason: 'pasted' | 'full';
  readonly count: number;
}

/** Returns the problem of a pasted phrase with more or fewer words than fields. */
function validatePaste(count: number, fitting: Length | undefined): PasteProblem | null {
  if (count < shortest) return fitting === undefined ? { reason: 'full', count } : null;
  return Number(fitting) === count ? null : { reason: 'pasted', count };
}

function fillWords(
  fieldset: HTMLFieldSetElement | null,
  words: readonly string[],
  from: number,
): void {
  const inputs = fieldset?.querySelectorAll('input') ?? [];
  for (const [at, word] of words.entries()) {
    const input = inputs[from + at];
    if (input) input.value = word;
  }
}

function clearWords(fieldset: HTMLFieldSetElement | null): void {
  for (const input of fieldset?.querySelectorAll('input') ?? []) input.value = '';
}
