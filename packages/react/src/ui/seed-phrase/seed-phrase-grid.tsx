'use client';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import { useForgetCopied } from '../copy/use-forget-copied.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { SecretPlace } from '../secret-field/secret-place.tsx';
import * as css from './seed-phrase.css.ts';
import { useHideAfterLeaving } from './use-hide-after-leaving.ts';

export interface SeedPhraseGridProps {
  readonly words: readonly string[];
  readonly revealed: boolean;
  /** Asked for by the button; hidden again when the tab has been left for half a minute. */
  readonly onRevealedChange: (revealed: boolean) => void;
}

/**
 * The words of a seed phrase by number. While it is hidden they are not in the page at all, so that
 * neither a screenshot, an extension nor a reader of the page finds them behind the cover.
 */
export function SeedPhraseGrid(props: SeedPhraseGridProps): ReactElement {
  return (
    <SecretPlace>
      <Grid {...props} />
    </SecretPlace>
  );
}

function Grid(props: SeedPhraseGridProps): ReactElement {
  const t = useTranslate();
  const { words, revealed, onRevealedChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  const forgetCopied = useForgetCopied();
  const list = useRef<HTMLOListElement>(null);
  useHideAfterLeaving(frame, { shown: revealed, onHide: () => onRevealedChange(false) });
  useFocusOnReveal(list, revealed);
  return (
    <div ref={frame} className={css.frame} translate="no" onCopy={forgetCopied}>
      <ol
        ref={list}
        tabIndex={-1}
        className={css.grid}
        aria-label={t('seedPhrase.words')}
        aria-hidden={!revealed}
      >
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and have only their place.
          <li key={index} className={css.slot}>
            <span className={css.number}>{index + 1}</span>
            {revealed ? <span className={css.word}>{word}</span> : <span className={css.covered} />}
          </li>
        ))}
      </ol>
      {!revealed && (
        <div className={css.cover}>
          <Icon shape={icons.eyeOff} />
          <p className={css.coverTitle}>{t('seedPhrase.hidden')}</p>
          <p className={css.coverText}>{t('seedPhrase.alone')}</p>
          <Button variant="primary" icon={icons.eye} onClick={() => onRevealedChange(true)}>
            {t('seedPhrase.reveal')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Focuses the words when they are revealed, since the button that was pressed is gone. */
function useFocusOnReveal(list: RefObject<HTMLElement | null>, revealed: boolean): void {
  const wasRevealed = useRef(revealed);
  useEffect(() => {
    if (revealed && !wasRevealed.current) list.current?.focus({ preventScroll: true });
    if (!revealed) list.current?.blur();
    wasRevealed.current = revealed;
  }, [revealed, list]);
}

/** A numbered place for a word. */
export function SeedPhraseSlot(props: {
  readonly position: number;
  readonly word: string | undefined;
  readonly state: 'filled' | 'wrong' | 'next' | 'empty';
}): ReactElement {
  const { position, word, state } = props;
  return (
    <li
      className={classNames(
        css.slot,
        state !== 'filled' && state !== 'wrong' && css.empty,
        state === 'next' && css.next,
        state === 'wrong' && css.wrong,
      )}
    >
      <span className={css.number}>{position}</span>
      <span className={css.word}>{word}</span>
    </li>
  );
}
