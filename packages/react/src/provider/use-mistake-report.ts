'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { type RefObject, useMemo } from 'react';

/** Returns a function that writes each mistake in the set-up of `client` to the console, once. */
export function useMistakeReport(
  client: BillfoldClient,
  wasSignedIn: Readonly<RefObject<boolean>>,
): (error: AnyBillfoldError) => void {
  return useMemo(() => {
    const reported = new Set<string>();
    return (error) => {
      const { baseUrl } = client;
      const facts = { baseUrl, wasSignedIn: wasSignedIn.current };
      // On demand: most pages have none.
      import('./integration-mistake.ts').then(
        ({ integrationMistake }) => {
          const mistake = integrationMistake(error, facts);
          if (mistake === null || reported.has(mistake)) return;
          reported.add(mistake);
          // biome-ignore lint/suspicious/noConsole: the developer of the page reads it there, the person does not.
          console.error(`[billfold] ${mistake}`);
        },
        () => undefined,
      );
    };
  }, [client, wasSignedIn]);
}
