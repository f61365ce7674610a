'use client';
import type { Notification } from '@billfold/core/flows';
import { useMemo } from 'react';
import { useStore } from '../state/use-store.ts';
import { useWallet } from './wallet-context.ts';

/** Raises and dismisses notifications. */
export interface Notify {
  /** Raises a message under the title 'Success'. */
  readonly success: (message: string) => void;
  /**
   * Raises the title and the sentences of a failed call. Returns the id that `dismiss` takes; null where
   * no notification is raised.
   */
  readonly error: (error: unknown) => string | null;
  readonly info: (notification: { readonly title: string; readonly message: string }) => void;
  readonly dismiss: (id: string) => void;
}

/**
 * Raises notifications without drawing again when one changes.
 * @example
 * const notify = useNotify();
 * notify.success('Your settings were saved.');
 */
export function useNotify(): Notify {
  const { notifications, texts } = useWallet();
  const { find } = texts;
  return useMemo(
    () => ({
      success: (message) => {
        notifications.notify({
          status: 'success',
          title: find('notification.success'),
          message,
        });
      },
      error: (error) => notifications.notifyError(error, find),
      info: (notification) => {
        notifications.notify({ status: 'info', ...notification });
      },
      dismiss: notifications.dismiss,
    }),
    [notifications, find],
  );
}

/**
 * The open notifications, oldest first, and how to raise them.
 * @example
 * const { items, dismiss } = useNotifications();
 */
export function useNotifications(): Notify & { readonly items: readonly Notification[] } {
  const { items } = useStore(useWallet().notifications);
  return { ...useNotify(), items };
}
