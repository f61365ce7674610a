'use client';
import { loadEnglishWords } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useOnDemand } from '../../state/use-on-demand.ts';

/**
 * Suggestions of the word list, which the browser offers in the fields that name this list: no state of
 * ours sees the typed words. Without the list, typing works without suggestions.
 */
export function WordSuggestions({ id }: { readonly id: string }): ReactElement {
  const words = useOnDemand(loadEnglishWords, { isWanted: true, onFailure: () => undefined }) ?? [];
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
