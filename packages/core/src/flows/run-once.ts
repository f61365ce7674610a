import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import { toBillfoldError } from '../state/resource.ts';

/** A flow that does one thing at a time, and says so in its state. */
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

/** Runs one piece of work at a time; its event counts unless the flow is gone by then. */
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
