/**
 * Deduplicates calls of `work`: a call while it runs joins it and gets the same result; a later
 * call starts it again.
 */
export function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
