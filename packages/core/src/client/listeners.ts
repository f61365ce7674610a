import type { ClientEvents } from '../http/client-events.ts';

/** Adds a listener of an event; the returned function removes it. */
export type Listen = <K extends keyof ClientEvents>(
  type: K,
  listener: (event: ClientEvents[K]) => void,
) => () => void;

type OwnListeners = { readonly [K in keyof ClientEvents]: Set<(event: ClientEvents[K]) => void> };

/**
 * Creates the listeners of one client. The transport notifies them: nothing happens before it is
 * loaded.
 */
export function createListeners(): { readonly on: Listen; readonly listeners: OwnListeners } {
  const listeners: OwnListeners = {
    'session-changed': new Set(),
    'transaction-created': new Set(),
    error: new Set(),
  };
  const on: Listen = (type, listener) => {
    listeners[type].add(listener);
    return () => {
      listeners[type].delete(listener);
    };
  };
  return { on, listeners };
}
