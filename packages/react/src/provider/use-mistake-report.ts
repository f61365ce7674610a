'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { type RefObject, useCallback } from 'react';

/** Returns a function that writes each mistake in the set-up of `client` to the console, once. */
export function useMistakeReport(
  client: BillfoldClient,
  wasSignedIn: Readonly<RefObject<boolean>>,
): (error: AnyBillfoldError) => void {
  return useCallback(
    (error) => {
      const { current } = wasSignedIn;
      // On demand: most pages have none.
      import('./report-mistake.ts').then(
        ({ reportMistake }) => reportMistake(error, client, current),
        () => undefined,
      );
    },
    [client, wasSignedIn],
  );
}
