import type { BillfoldClient, Platform } from '@billfold/core';
import { createResource, type Resource } from '@billfold/core/flows';
import { type Connection, createConnection, type WatchNetwork } from './connection.ts';

export interface ReachOptions {
  readonly client: BillfoldClient;
  /** Base URL of the wallet service. */
  readonly walletUrl: string;
  readonly watchNetwork: WatchNetwork | undefined;
}

/** Tracks whether the server is reachable and healthy, and reloads loaded data when it recovers. */
export function createReach({ client, walletUrl, watchNetwork }: ReachOptions): {
  readonly health: Resource<{ readonly isReady: boolean }>;
  readonly connection: Connection;
} {
  const { platform } = client;
  const health = createHealth(platform, walletUrl);
  const connection = createConnection({
    client,
    platform,
    health,
    watchNetwork,
    onRecovery: () => client.invalidate(),
  });
  return { health, connection };
}

/** Time after which a silent server counts as unreachable. */
const silenceMs = 10_000;

function createHealth(
  { fetch, schedule }: Platform,
  walletUrl: string,
): Resource<{ readonly isReady: boolean }> {
  return createResource(async (signal) => {
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort(), { once: true });
    const cancel = schedule(() => end.abort(), silenceMs);
    try {
      const { ok } = await fetch(`${walletUrl}/readyz`, { signal: end.signal });
      return { isReady: ok };
    } finally {
      cancel();
    }
  });
}
