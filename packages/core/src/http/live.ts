import type { LiveUpdate } from '../contract/wallets/live-updates.ts';
import type { Platform } from '../platform/platform.ts';
import { addressCall } from './address.ts';
import { watchStream } from './watch-stream.ts';

export interface LiveWatch {
  readonly platform: Pick<Platform, 'clock' | 'fetch' | 'schedule' | 'random'>;
  /** Base URL of the client. */
  readonly baseUrl: string;
  readonly walletId: string;
  readonly accessToken: string;
  readonly onUpdate: (update: LiveUpdate) => void;
  /**
   * Called when the stream connects or disconnects. While it is disconnected, poll; when it
   * connects again, load once more, because missed updates are not sent later.
   */
  readonly onConnection: (isConnected: boolean) => void;
}

/**
 * Subscribes to the changes of a wallet until the returned function is called, over streams of
 * server-sent events; reconnects when one ends. Stops where the service refuses it; an expired
 * token is reported as `session-ended`.
 */
export function watchLiveUpdates(watch: LiveWatch): () => void {
  const { platform, baseUrl, walletId, accessToken, onUpdate, onConnection } = watch;
  return watchStream({
    ...{ platform, onUpdate, onConnection },
    loadCall: async () => (await import('../contract/wallets/live-updates.ts')).watchWallet,
    addressOf: (path) => addressCall({ baseUrl }, path, { params: { walletId } }),
    loadHeaders: async () => ({ authorization: `Bearer ${accessToken}` }),
    onRefused: (status) => {
      if (status === 401) onUpdate({ type: 'session-ended' });
    },
    isLast: ({ type }) => type === 'session-ended',
  });
}
