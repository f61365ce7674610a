'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { emptyPositions } from './phrase-words.ts';

/**
 * Returns the positions to mark, counted from 1: unknown words, else missing ones, else all of a phrase
 * that is refused as a whole.
 */
export function useWrongWords(
  words: RefObject<HTMLFieldSetElement | null>,
  refusal: {
    readonly hasError: boolean;
    readonly unknownPositions: readonly number[] | undefined;
    readonly length: string;
  },
): readonly number[] {
  const { hasError, unknownPositions = [], length } = refusal;
  const [missing, setMissing] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    setMissing(hasError ? emptyPositions(words.current) : []);
  }, [words, hasError]);
  if (!hasError) return [];
  if (unknownPositions.length > 0) return unknownPositions;
  if (missing.length > 0) return missing;
  return Array.from({ length: Number(length) }, (_, index) => index + 1);
}
