import type { LiveUpdate, watchWallet } from '../contract/wallets/live-updates.ts';
import type { Platform } from '../platform/platform.ts';
import { addressCall } from './address.ts';
import { readEvents } from './read-events.ts';
import { reconnectDelay } from './reconnect-delay.ts';

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

/** Longer than the pause between two signs of life of the service. */
const silenceMs = 40_000;

/** A stream that ended sooner counts as a failed attempt: something cuts it off. */
const lastingMs = 10_000;

/** End of a stream; `refused` where the next one would be refused as well. */
type Outcome = 'refused' | 'failed' | 'ended';

/**
 * Subscribes to the changes of a wallet until the returned function is called, over streams of
 * server-sent events; reconnects when one ends. Stops where the service refuses it; an expired
 * token is reported as `session-ended`.
 */
export function watchLiveUpdates(watch: LiveWatch): () => void {
  const end = new AbortController();
  void keepWatching(watch, end.signal);
  return () => end.abort();
}

async function keepWatching(watch: LiveWatch, signal: AbortSignal): Promise<void> {
  const { schedule, random } = watch.platform;
  let failures = 0;
  for (;;) {
    const outcome = await watchOnce(watch, signal);
    if (signal.aborted) return;
    watch.onConnection(false);
    if (outcome === 'refused') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    await rest(reconnectDelay(failures, random), schedule, signal);
    if (signal.aborted) return;
  }
}

async function watchOnce(watch: LiveWatch, signal: AbortSignal): Promise<Outcome> {
  const { platform, baseUrl, walletId, accessToken, onUpdate, onConnection } = watch;
  const { clock } = platform;
  const silence = startSilence(platform.schedule);
  const begunMs = clock.now();
  const outcome = (): Outcome => (clock.now() - begunMs < lastingMs ? 'failed' : 'ended');
  try {
    const { watchWallet: call } = await import('../contract/wallets/live-updates.ts');
    const url = addressCall({ baseUrl }, call.path, { params: { walletId } });
    const { status, ok, body } = await platform.fetch(url, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` },
      // The token would go along to wherever it leads.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (status === 401) onUpdate({ type: 'session-ended' });
    if (!ok || body === null) return isLasting(status) ? 'refused' : 'failed';
    onConnection(true);
    for await (const text of readEvents(body, silence.reset)) {
      const update = read(call, text);
      if (signal.aborted) break;
      if (update !== null) onUpdate(update);
      if (update?.type === 'session-ended') return 'refused';
    }
    return outcome();
  } catch {
    return outcome();
  } finally {
    silence.stop();
  }
}

/**
 * Reports whether a status is permanent, such as no session, a foreign wallet, or an older service
 * without the call.
 */
function isLasting(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Parses an update; null for a type that only a newer service knows. */
function read(call: typeof watchWallet, text: string): LiveUpdate | null {
  try {
    const parsed = call.response().safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Starts a timer that aborts after too long a silence: a connection may be lost without an error.
 */
function startSilence(schedule: Platform['schedule']) {
  const end = new AbortController();
  const begin = () => schedule(() => end.abort(), silenceMs);
  let cancel = begin();
  return {
    signal: end.signal,
    reset: () => {
      cancel();
      cancel = begin();
    },
    stop: () => cancel(),
  };
}

function rest(ms: number, schedule: Platform['schedule'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      cancel();
      signal.removeEventListener('abort', go);
      resolve();
    };
    const cancel = schedule(go, ms);
    signal.addEventListener('abort', go);
  });
}
