'use client';
import { type ReactElement, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/icons.tsx';
import { SecretPlace } from '../secret-field/secret-place.tsx';
import * as css from './seed-phrase.css.ts';
import { SeedPhraseSlot } from './seed-phrase-grid.tsx';
import { shuffledIndexes } from './shuffle.ts';

export interface SeedPhraseConfirmProps {
  readonly words: readonly string[];
  /** Every word has been picked in its place. */
  readonly onConfirmed: () => void;
  /** Back to the phrase; what was picked is forgotten. */
  readonly onShowAgain: () => void;
}

/** Asks for every word in order, from chips that are shuffled. A wrong one is said at once and taken back. */
export function SeedPhraseConfirm(props: SeedPhraseConfirmProps): ReactElement {
  return (
    <SecretPlace>
      <Confirm {...props} />
    </SecretPlace>
  );
}

function Confirm(props: SeedPhraseConfirmProps): ReactElement {
  const { words, onConfirmed, onShowAgain } = props;
  const t = useTranslate();
  const { random } = useClient().platform;
  const [order] = useState(() => shuffledIndexes(words.length, random));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const last = picked.at(-1);
  const wrong = last !== undefined && words[last] !== words[picked.length - 1];
  const isClosed = (index: number) => wrong || picked.includes(index);
  const pick = (index: number) => {
    if (isClosed(index)) return;
    const next = [...picked, index];
    setPicked(next);
    if (next.length === words.length && words[index] === words.at(-1)) onConfirmed();
  };
  return (
    <div className={css.confirm} translate="no">
      <ol className={css.grid} aria-label={t('seedPhrase.words')}>
        {words.map((_, position) => (
          <SeedPhraseSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
            key={position}
            position={position + 1}
            word={words[picked[position] ?? -1]}
            state={slotState(position, picked.length, wrong)}
          />
        ))}
      </ol>
      <p className={css.message} role="status">
        {wrong && t('seedPhrase.wrongWord', { position: picked.length })}
      </p>
      <fieldset className={css.chips} aria-label={t('seedPhrase.wordsLeft')}>
        {order.map((index) => (
          <button
            key={index}
            type="button"
            className={css.chip}
            // Not `disabled`: the chip that was pressed keeps the focus.
            aria-disabled={isClosed(index)}
            data-picked={picked.includes(index) || undefined}
            onClick={() => pick(index)}
          >
            {words[index]}
          </button>
        ))}
      </fieldset>
      <div className={css.actions}>
        <Button
          size="sm"
          icon={icons.undo}
          disabled={picked.length === 0}
          onClick={() => setPicked(picked.slice(0, -1))}
        >
          {t('seedPhrase.undo')}
        </Button>
        <Button size="sm" variant="plain" icon={icons.eye} onClick={onShowAgain}>
          {t('seedPhrase.showAgain')}
        </Button>
      </div>
    </div>
  );
}

function slotState(
  position: number,
  pickedCount: number,
  wrong: boolean,
): 'filled' | 'wrong' | 'next' | 'empty' {
  if (position < pickedCount) return wrong && position === pickedCount - 1 ? 'wrong' : 'filled';
  return position === pickedCount && !wrong ? 'next' : 'empty';
}
