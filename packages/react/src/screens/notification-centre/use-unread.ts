'use client';
import { useCallback, useMemo, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';
import type { Notice } from './list-notices.ts';

export interface Unread {
  readonly ids: ReadonlySet<string>;
  readonly markSeen: () => void;
}

interface UnreadOptions {
  readonly seenUntil?: Date | undefined;
  readonly onSeen?: ((at: Date) => void) | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Counts unread notices. Without a time of the last visit those of the first load count as read. */
export function useUnread(notices: readonly Notice[] | undefined, options: UnreadOptions): Unread {
  const { clock } = useClient().platform;
  const { seenUntil } = options;
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  if (seen === null && notices !== undefined)
    setSeen(
      new Set(
        notices
          .filter(({ at }) => seenUntil === undefined || at.getTime() <= seenUntil.getTime())
          .map(({ id }) => id),
      ),
    );
  const ids = useMemo(
    () =>
      seen === null || notices === undefined
        ? none
        : new Set(notices.map(({ id }) => id).filter((id) => !seen.has(id))),
    [notices, seen],
  );
  const latest = useLatest({ notices, onSeen: options.onSeen });
  const markSeen = useCallback(() => {
    const { notices: shown = [], onSeen } = latest.current;
    setSeen((before) => new Set([...(before ?? none), ...shown.map(({ id }) => id)]));
    onSeen?.(new Date(clock.now()));
  }, [latest, clock]);
  return { ids, markSeen };
}
