'use client';
import { repeat } from '@billfold/core/flows';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { SeedPhraseGrid } from '../../ui/seed-phrase/seed-phrase-grid.tsx';
import * as css from './wallet-settings.css.ts';

export interface ShownSeedPhraseProps {
  readonly words: readonly string[];
  readonly onDone: () => void;
  /** The time to copy them is over. */
  readonly onOver: () => void;
}

const shownSeconds = 60;

/** The words of the wallet, under a cover first, for a minute. */
export function ShownSeedPhrase({ words, onDone, onOver }: ShownSeedPhraseProps): ReactElement {
  const t = useTranslate();
  const [isRevealed, setIsRevealed] = useState(false);
  const seconds = useSecondsLeft(onOver);
  return (
    <>
      <DialogHeader title={t('walletSettings.seed.title')} />
      <DialogBody step="words">
        <div className={css.phrase}>
          <SeedPhraseGrid
            words={words}
            revealed={isRevealed && seconds > 0}
            onRevealedChange={setIsRevealed}
          />
          <p className={css.left}>{t('walletSettings.seed.left', { seconds })}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" wide onClick={onDone}>
          {t('common.done')}
        </Button>
      </DialogFooter>
    </>
  );
}

function useSecondsLeft(onOver: () => void): number {
  const { schedule } = useClient().platform;
  const [seconds, setSeconds] = useState(shownSeconds);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(
    () => repeat({ schedule, restMs: () => 1_000, task: () => setSeconds((left) => left - 1) }),
    [schedule],
  );
  useEffect(() => {
    if (seconds === 0) latest.current();
  }, [seconds]);
  return Math.max(0, seconds);
}
