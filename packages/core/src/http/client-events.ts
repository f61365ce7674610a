import type { Transaction } from '../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import type { Logger } from '../platform/platform.ts';

/** Events of a client, by name. */
export interface ClientEvents {
  /**
   * Emitted at first with the present state, then whenever the session begins or ends. `wasSignedIn`
   * is the state before: a session that never was cannot end.
   */
  'session-changed': { readonly signedIn: boolean; readonly wasSignedIn: boolean };
  /** Once for each that was signed and sent; a repeated answer to one key is the same transaction. */
  'transaction-created': { readonly transaction: Transaction };
  /** A call failed. Its caller is told as well. */
  error: AnyBillfoldError;
}

/** Listeners of each client event. */
export type Listeners = {
  readonly [K in keyof ClientEvents]: ReadonlySet<(event: ClientEvents[K]) => void>;
};
/** Listeners of the events of a client, and the log of their errors. */
export interface EmitOptions {
  readonly platform: { readonly logger: Logger };
  readonly listeners?: Listeners | undefined;
  readonly signal?: AbortSignal | undefined;
}
/** Notifies the listeners of an event. */
export type Emit = <K extends keyof ClientEvents>(type: K, event: ClientEvents[K]) => void;

/**
 * Creates `emit`, which notifies the listeners of an event in turn until `signal` is aborted. An
 * error that a listener throws is logged, and the others are still notified.
 */
export function createEmit({ listeners, signal, platform }: EmitOptions): Emit {
  const { logger } = platform;
  return (type, event) => {
    for (const listener of signal?.aborted ? [] : (listeners?.[type] ?? []))
      try {
        listener(event);
      } catch {
        logger.warn(`A listener of ${type} has thrown.`);
      }
  };
}
