'use client';
import type { Platform } from '@billfold/core';
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
  /** Called once the words that were asked for are picked in their places. */
  readonly onConfirmed: () => void;
  /** Goes back to the phrase. The next check asks for other words. */
  readonly onShowAgain: () => void;
}

/** Asks for three random words in their order, from shuffled chips. A wrong one is told at once. */
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
  const [asked] = useState(() => pickAsked(words.length, random));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const isRight = (index: number, at: number) => words[index] === words[asked[at] ?? -1];
  const wrong = picked.some((index, at) => !isRight(index, at));
  const isClosed = (index: number) =>
    wrong || picked.includes(index) || picked.length === asked.length;
  const pick = (index: number) => {
    if (isClosed(index)) return;
    const next = [...picked, index];
    setPicked(next);
    if (next.length === asked.length && next.every(isRight)) onConfirmed();
  };
  const place = (asked[wrong ? picked.length - 1 : picked.length] ?? 0) + 1;
  return (
    <div className={css.confirm} translate="no">
      <ol className={css.grid} aria-label={t('seedPhrase.words')}>
        {asked.map((index, at) => (
          <SeedPhraseSlot
            key={index}
            position={index + 1}
            word={words[picked[at] ?? -1]}
            state={slotState(at, picked.length, wrong)}
          />
        ))}
      </ol>
      <p className={wrong ? css.refusal : css.message} role="status">
        {wrong && t('seedPhrase.wrongWord', { position: place })}
        {!wrong && picked.length < asked.length && t('seedPhrase.choose', { position: place })}
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

const askedCount = 3;

/** Returns the places to ask for, in ascending order. */
function pickAsked(count: number, random: Platform['random']): readonly number[] {
  return shuffledIndexes(count, random)
    .slice(0, askedCount)
    .sort((a, b) => a - b);
}

function slotState(
  position: number,
  pickedCount: number,
  wrong: boolean,
): 'filled' | 'wrong' | 'next' | 'empty' {
  if (position < pickedCount) return wrong && position === pickedCount - 1 ? 'wrong' : 'filled';
  return position === pickedCount && !wrong ? 'next' : 'empty';
}
