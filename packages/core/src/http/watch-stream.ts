import type { Endpoint } from '../contract/schema.ts';
import type { Platform } from '../platform/platform.ts';
import { pollBetweenStreams } from './poll-between-streams.ts';
import { readEvents } from './read-events.ts';
import { reconnectDelay } from './reconnect-delay.ts';
import type { StreamWatch } from './stream-watch.ts';

/** Longer than the pause between two signs of life of the service. */
const silenceMs = 40_000;

/** A stream that ended sooner counts as a failed attempt: something cuts it off. */
const lastingMs = 10_000;

/** End of a stream. None follows where the service refused it or has told the last update. */
type Outcome = 'last' | 'refused' | 'failed' | 'ended';

/**
 * Subscribes to the updates of an endpoint until the returned function is called, over streams of
 * server-sent events; reconnects when one ends, later after each failure. Stops where the service refuses the
 * stream, and after its last update.
 */
export function watchStream<T>(watch: StreamWatch<T>): () => void {
  const end = new AbortController();
  void keepWatching(watch, end.signal);
  return () => end.abort();
}

async function keepWatching<T>(watch: StreamWatch<T>, signal: AbortSignal): Promise<void> {
  const { schedule, random } = watch.platform;
  const polling = pollBetweenStreams(watch, signal);
  let failures = 0;
  polling.resume();
  for (;;) {
    const outcome = await watchOnce(watch, { signal, onLife: polling.pause });
    if (signal.aborted) return;
    watch.onConnection?.(false);
    if (outcome === 'last') return polling.pause();
    polling.resume();
    if (outcome === 'refused') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    await rest(reconnectDelay(failures, random), schedule, signal);
    if (signal.aborted) return;
  }
}

interface Attempt {
  readonly signal: AbortSignal;
  /** Called for whatever comes. */
  readonly onLife: () => void;
}

async function watchOnce<T>(watch: StreamWatch<T>, { signal, onLife }: Attempt): Promise<Outcome> {
  const { platform, onUpdate, onConnection, onRefused, isLast } = watch;
  const { clock } = platform;
  const silence = startSilence(platform.schedule);
  const begunMs = clock.now();
  const outcome = (): Outcome => (clock.now() - begunMs < lastingMs ? 'failed' : 'ended');
  try {
    const call = await watch.loadCall();
    const headers = await watch.loadHeaders(signal);
    const { status, ok, body } = await platform.fetch(watch.addressOf(call.path), {
      headers: { accept: 'text/event-stream', ...headers },
      // The token would go along to wherever it leads.
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!ok || body === null) {
      if (!isPermanent(status)) return 'failed';
      onRefused?.(status);
      return 'refused';
    }
    onConnection?.(true);
    const onSign = () => {
      silence.reset();
      onLife();
    };
    for await (const text of readEvents(body, onSign)) {
      const update = read(call, text);
      if (signal.aborted) break;
      if (update === null) continue;
      onUpdate(update);
      if (isLast?.(update) === true) return 'last';
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
function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Parses an update; null for a type that only a newer service knows. */
function read<T>(call: Pick<Endpoint<unknown, unknown, unknown, T>, 'response'>, text: string) {
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
