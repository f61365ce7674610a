import { useState } from 'react';
import { useModeQuery } from '../../services/use-livemode.ts';

export interface SearchedList {
  /** True while a search or another filter is set. */
  readonly isFiltered: boolean;
  /** Number of things that the list has; undefined while it loads. */
  readonly total: number | undefined;
}

/**
 * Returns whether a list is long enough for a search: until its mode changes, a field that was shown stays, as a member
 * may be typing in it.
 */
export function useIsSearchable({ isFiltered, total = 0 }: SearchedList): boolean {
  const { livemode } = useModeQuery();
  const [shown, setShown] = useState({ livemode, isShown: false });
  const wasShown = shown.livemode === livemode && shown.isShown;
  const isShown = wasShown || isFiltered || total > 0;
  if (isShown !== shown.isShown || livemode !== shown.livemode) setShown({ livemode, isShown });
  return isShown;
}
