import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import { toBillfoldError } from '../errors/to-billfold-error.ts';

/** Flow that runs one request at a time, with a busy flag in its state. */
export interface BusyContext<E> {
  readonly store: {
    get(): { readonly isBusy: boolean };
    dispatch(event: E | BusyEvent): void;
  };
  readonly options: { readonly onError?: ((error: AnyBillfoldError) => void) | undefined };
  readonly signal: AbortSignal;
}
export type BusyEvent =
  | { readonly type: 'called' }
  | { readonly type: 'failed'; readonly error: AnyBillfoldError };

/** Runs one request at a time and dispatches its event, unless the flow was disposed in the meantime. */
export async function runOnce<E>(
  { store, options, signal }: BusyContext<E>,
  work: () => Promise<E>,
): Promise<void> {
  if (store.get().isBusy || signal.aborted) return;
  store.dispatch({ type: 'called' });
  try {
    const event = await work();
    if (!signal.aborted) store.dispatch(event);
  } catch (cause) {
    if (signal.aborted) return;
    const error = toBillfoldError(cause);
    store.dispatch({ type: 'failed', error });
    options.onError?.(error);
  }
}
