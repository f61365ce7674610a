import type { Endpoint } from '../contract/schema.ts';
import type { Platform } from '../platform/platform.ts';

/** Listeners of the updates of a stream. */
export interface StreamListeners<T> {
  readonly onUpdate: (update: T) => void;
  /**
   * Called when the stream connects or disconnects. Unless each stream begins with the present state, load once
   * more when it connects: missed updates are not sent later.
   */
  readonly onConnection?: ((isConnected: boolean) => void) | undefined;
  /** Called when the service refuses the stream, and would refuse it again. */
  readonly onRefused?: ((status: number) => void) | undefined;
  /** Reports whether nothing comes after an update. */
  readonly isLast?: ((update: T) => boolean) | undefined;
  /** Loads the present state, every 5 seconds while no stream brings it. */
  readonly poll?: ((signal: AbortSignal) => Promise<T>) | undefined;
}

export interface StreamWatch<T> extends StreamListeners<T> {
  readonly platform: Pick<Platform, 'clock' | 'fetch' | 'schedule' | 'random'>;
  readonly loadCall: () => Promise<
    Pick<Endpoint<unknown, unknown, unknown, T>, 'path' | 'response'>
  >;
  /** Returns the address of a path of the contract. */
  readonly addressOf: (path: string) => string;
  /** Returns the headers of the next attempt. */
  readonly loadHeaders: (signal: AbortSignal) => Promise<Readonly<Record<string, string>>>;
}
