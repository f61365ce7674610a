'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Draft, Drafts } from './drafts.ts';

/** Null where the host keeps none: what is typed then lives as long as its form. */
export const DraftsContext = createContext<Drafts | null>(null);

/**
 * A text that survives the end of a session; null before typing. Never for
 * secrets. `form` says whose it is as well, where a page has several such forms.
 */
export function useDraft(
  form: string,
): readonly [text: string | null, setText: (text: string | null) => void] {
  const left = useLeftDraft(form);
  const [text, setText] = useState(() => left()?.['text'] ?? null);
  useHeldDraft(form, text === null ? null : { text });
  return [text, setText];
}

/** Returns the draft that the last session left in this form; null without one. */
export function useLeftDraft(form: string): () => Draft | null {
  const drafts = useContext(DraftsContext);
  return () => drafts?.read(form) ?? null;
}

/** Keeps the values of a form as a draft while it is mounted; null keeps nothing. */
export function useHeldDraft(form: string, draft: Draft | null): void {
  const drafts = useContext(DraftsContext);
  useEffect(() => (draft === null ? undefined : drafts?.hold(form, draft)));
}
