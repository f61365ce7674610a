import { loadOnce } from '../../client/load-once.ts';
import type { Platform } from '../../platform/platform.ts';
import { toBillfoldError } from '../../state/resource.ts';
import type { SendEvent } from './send-event.ts';
import type { SendModel } from './send-model.ts';

/**
 * Addresses and payment URIs of every network, and what the steps after the recipient ask the service:
 * half of this flow, and nothing before somebody types.
 */
export type RecipientReader = typeof import('./read-recipients.ts');

let loaded: RecipientReader | null = null;

export const loadReader = loadOnce(async (): Promise<RecipientReader> => {
  loaded = await import('./read-recipients.ts');
  return loaded;
});

/** Null until somebody has loaded it. */
export function loadedReader(): RecipientReader | null {
  return loaded;
}

/** Until what could not be loaded is tried again. */
const restMs = 2_000;

export interface ReaderLoadingOptions {
  readonly load: () => Promise<RecipientReader>;
  readonly schedule: Platform['schedule'];
  readonly get: () => SendModel;
  readonly dispatch: (event: SendEvent) => void;
  readonly signal: AbortSignal;
}

/**
 * Loads what reads recipients with the first one, or just before it is typed. Where that fails it is
 * tried again by itself: nobody goes on without.
 */
export function createReaderLoading(options: ReaderLoadingOptions): {
  /** The recipient is about to be typed. */
  enter(): void;
  follow(before: SendModel): void;
  stop(): void;
} {
  const { schedule, get, dispatch, signal } = options;
  let cancel = (): void => undefined;
  let isLoading = false;

  async function load(): Promise<void> {
    isLoading = true;
    try {
      const reader = await options.load();
      if (!signal.aborted) dispatch({ type: 'reader-loaded', reader });
    } catch (error) {
      if (signal.aborted) return;
      cancel = schedule(() => void load(), restMs);
      dispatch({ type: 'reader-failed', error: toBillfoldError(error) });
      return;
    }
    isLoading = false;
  }

  function loadUnlessLoaded(): void {
    if (get().reader === null && !isLoading) void load();
  }
  return {
    enter: loadUnlessLoaded,
    follow: (before) => {
      const { recipient, isContinueDue, source } = get();
      const isNew =
        recipient !== before.recipient ||
        source !== before.source ||
        (isContinueDue && !before.isContinueDue);
      if (recipient.trim() !== '' && isNew) loadUnlessLoaded();
    },
    stop: () => cancel(),
  };
}
