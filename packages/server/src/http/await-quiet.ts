import type { Platform } from '@billfold/core';
import type { FastifyInstance } from 'fastify';

/** Time without a new request after which it is quiet. */
const quietMs = 50;
/** Longest wait, so that long work gets on under steady load too. */
const longestMs = 1_000;

export interface QuietOptions {
  readonly schedule: Platform['schedule'];
  /** Milliseconds of a clock that nobody moves. */
  readonly now?: () => number;
}

/**
 * Lets long work wait for moments in which nobody asks for anything. The returned function resolves when the last
 * request began 50 ms ago, and after a second at the latest. The start of a request counts, not its end: a stream of
 * events stays open for hours.
 */
export function createAwaitQuiet(
  app: FastifyInstance,
  { schedule, now = () => performance.now() }: QuietOptions,
): () => Promise<void> {
  let lastAt = -Infinity;
  app.addHook('onRequest', async () => {
    lastAt = now();
  });
  return async () => {
    const until = now() + longestMs;
    for (;;) {
      const restMs = Math.min(lastAt + quietMs, until) - now();
      if (restMs <= 0) return;
      await new Promise<void>((resolve) => {
        schedule(resolve, restMs);
      });
    }
  };
}
