'use client';
import { useEffect, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';

const restMs = 300;

export interface RestingText {
  readonly typed: string;
  readonly type: (text: string) => void;
}

/** Debounces typed text; a new value from outside, such as navigation, replaces it. */
export function useRestingText(text: string, onRest: (text: string) => void): RestingText {
  const { schedule } = useClient().platform;
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const latest = useLatest(onRest);
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return;
    return schedule(() => latest.current(typed.trim()), restMs);
  }, [typed, text, schedule, latest]);
  return { typed, type: setTyped };
}
