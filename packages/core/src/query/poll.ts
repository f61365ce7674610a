import { type Repetition, repeat } from '../state/repeat.ts';
import type { Resource } from './resource.ts';

/** Delay and pauses of polling. */
export interface Polling extends Pick<Repetition, 'schedule' | 'restMs'> {
  /** Skips a refresh while it returns true, such as while the page is hidden. */
  readonly isPaused?: () => boolean;
}

/**
 * Refreshes `resource` repeatedly with a delay before each refresh; the returned function stops it.
 * @example
 * const accounts = createResource((signal) => client.accounts.list(walletId, {}, { signal }));
 * const { schedule } = client.platform;
 * const stop = poll(accounts, { schedule, restMs: () => 10_000, isPaused: () => document.hidden });
 */
export function poll(
  resource: Pick<Resource<unknown>, 'refresh'>,
  { schedule, restMs, isPaused = () => false }: Polling,
): () => void {
  const task = (): Promise<void> => (isPaused() ? Promise.resolve() : resource.refresh());
  return repeat({ schedule, restMs, task });
}
