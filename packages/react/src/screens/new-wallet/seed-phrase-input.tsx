'use client';
import { normalizeSeedPhrase } from '@billfold/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { Button } from '../../primitives/button/button.tsx';
import * as icons from '../../primitives/icon/icons.tsx';
import { RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import * as css from './new-wallet.css.ts';
import { WordSuggestions } from './word-suggestions.tsx';

const lengths = ['12', '15', '18', '21', '24'] as const;
type Length = (typeof lengths)[number];

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
  const [isMasked, setIsMasked] = useState(true);
  const listId = useId();
  useClearOnLeave(field);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const words = normalizeSeedPhrase(event.clipboardData.getData('text')).split(' ');
    if (words.length < 2) return;
    event.preventDefault();
    const fitting = lengths.find((choice) => Number(choice) >= words.length) ?? '24';
    setLength(fitting);
    const fieldset = field.current;
    // The fields for a longer phrase are there after the next draw.
    fieldset?.ownerDocument.defaultView?.requestAnimationFrame(() => fillWords(fieldset, words));
  };
  return (
    <>
      <RadioCards
        label={t('newWallet.import.count')}
        value={length}
        onValueChange={setLength}
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
              onPaste={paste}
              onKeyDown={goOnAtSpace}
            />
          </label>
        ))}
      </fieldset>
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
    return () => fillWords(fieldset, []);
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

function fillWords(fieldset: HTMLFieldSetElement | null, words: readonly string[]): void {
  const inputs = fieldset?.querySelectorAll('input') ?? [];
  inputs.forEach((input, index) => {
    input.value = words[index] ?? '';
  });
}
