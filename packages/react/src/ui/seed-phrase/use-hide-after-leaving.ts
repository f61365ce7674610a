'use client';
import { type RefObject, useEffect } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useLatest } from '../../state/use-latest.ts';

const leftForMs = 30_000;

/** Hides what is shown when its tab has been out of sight for half a minute. */
export function useHideAfterLeaving(
  ref: RefObject<HTMLElement | null>,
  options: { readonly shown: boolean; readonly onHide: () => void },
): void {
  const { schedule } = useClient().platform;
  const onHide = useLatest(options.onHide);
  const { shown } = options;
  useEffect(() => {
    const page = ref.current?.ownerDocument;
    if (!page || !shown) return;
    let cancel: (() => void) | undefined;
    const follow = () => {
      cancel?.();
      cancel = page.hidden ? schedule(() => onHide.current(), leftForMs) : undefined;
    };
    follow();
    page.addEventListener('visibilitychange', follow);
    return () => {
      cancel?.();
      page.removeEventListener('visibilitychange', follow);
    };
  }, [ref, shown, schedule, onHide]);
}
