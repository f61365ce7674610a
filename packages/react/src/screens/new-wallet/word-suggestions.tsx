'use client';
import type { ReactElement } from 'react';
import { loadWords } from '../../dialogs/reset-password/load-words.ts';
import { useOnDemand } from '../../state/use-on-demand.ts';

/**
 * The words that a phrase can have, offered by the browser to the fields that name this list: no state
 * of ours sees what is typed. Without them one types on.
 */
export function WordSuggestions({ id }: { readonly id: string }): ReactElement {
  const words = useOnDemand(loadWords, { isWanted: true, onFailure: () => undefined }) ?? [];
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
