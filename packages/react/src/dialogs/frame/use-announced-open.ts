'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { OpenChange } from '../../context/open-change.ts';
import { useWalletEvents } from '../../context/use-provided.ts';
import type { DialogName } from '../../context/wallet-event.ts';
import { type DialogProps, type OpenState, useOpenState } from '../../ui/dialog/use-open-state.ts';

export interface AnnouncedOpen {
  readonly open: boolean;
  /** For `<Dialog>`. */
  readonly onOpenChange: (open: boolean, change: OpenChange) => void;
  readonly close: (reason: OpenChange['reason']) => void;
  /** Asks the host first; false when it refused. */
  readonly change: OpenState['change'];
  /** Why it closes; `host` unless someone here asked for it. */
  readonly reason: Readonly<RefObject<OpenChange['reason']>>;
}

/** Keeps the open state of a dialog and emits `dialog-opened` and `dialog-closed`. */
export function useAnnouncedOpen(props: DialogProps, dialog: DialogName): AnnouncedOpen {
  const { open, change } = useOpenState(props);
  const { emit } = useWalletEvents();
  const reason = useRef<OpenChange['reason']>('host');
  const told = useRef(false);
  useEffect(() => {
    if (told.current === open) return;
    told.current = open;
    emit(
      open
        ? { type: 'dialog-opened', dialog }
        : { type: 'dialog-closed', dialog, reason: reason.current },
    );
    reason.current = 'host';
  }, [open, dialog, emit]);
  const request = useCallback(
    (next: boolean, why: OpenChange['reason']): boolean => {
      reason.current = why;
      const accepted = change(next, why);
      if (!accepted) reason.current = 'host';
      return accepted;
    },
    [change],
  );
  return {
    open,
    reason,
    onOpenChange: (next, { reason: why, preventDefault }) => {
      if (!request(next, why)) preventDefault();
    },
    close: (why) => void request(false, why),
    change: request,
  };
}
