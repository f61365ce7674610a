'use client';
import type { Notifications } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';

export interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Stops the countdown while someone reads: under a pointer, or with the focus. */
export function useHold(notifications: Notifications, shown: boolean): HoldHandlers {
  const hold = useMemo(() => createHold(notifications), [notifications]);
  // An element that goes away under the pointer, or with the focus, does not say that it left.
  useEffect(() => (shown ? hold.releaseAll : undefined), [hold, shown]);
  return hold.handlers;
}

/** Stops the countdown while the tab is hidden. */
export function useHiddenTabHold(notifications: Notifications, root: HTMLElement | null): void {
  useEffect(() => {
    const page = root?.ownerDocument;
    if (!page) return;
    let release: (() => void) | undefined;
    const follow = () => {
      release?.();
      release = page.hidden ? notifications.hold() : undefined;
    };
    follow();
    page.addEventListener('visibilitychange', follow);
    return () => {
      release?.();
      page.removeEventListener('visibilitychange', follow);
    };
  }, [notifications, root]);
}

type Reason = 'pointer' | 'focus';

function createHold(notifications: Notifications): {
  readonly handlers: HoldHandlers;
  readonly releaseAll: () => void;
} {
  const releases = new Map<Reason, () => void>();
  const release = (reason: Reason) => {
    releases.get(reason)?.();
    releases.delete(reason);
  };
  const begin = (reason: Reason) => {
    release(reason);
    releases.set(reason, notifications.hold());
  };
  return {
    handlers: {
      onPointerEnter: () => begin('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: () => begin('focus'),
      onBlur: () => release('focus'),
    },
    releaseAll: () => {
      release('pointer');
      release('focus');
    },
  };
}
