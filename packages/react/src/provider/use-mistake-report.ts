'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { type RefObject, useMemo } from 'react';
import { integrationMistake } from './integration-mistake.ts';

/** Returns a function that writes each mistake in the set-up of `client` to the console, once. */
export function useMistakeReport(
  client: BillfoldClient,
  wasSignedIn: Readonly<RefObject<boolean>>,
): (error: AnyBillfoldError) => void {
  return useMemo(() => {
    const reported = new Set<string>();
    return (error) => {
      const { baseUrl } = client;
      const mistake = integrationMistake(error, { baseUrl, wasSignedIn: wasSignedIn.current });
      if (mistake === null || reported.has(mistake)) return;
      reported.add(mistake);
      // biome-ignore lint/suspicious/noConsole: the developer of the page reads it there, the person does not.
      console.error(`[billfold] ${mistake}`);
    };
  }, [client, wasSignedIn]);
}
