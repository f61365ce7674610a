/**
 * Runs `task` when the page is idle, at the earliest `restMs` after the next frame; just then where
 * the browser has no `requestIdleCallback`, as Safari. The returned function takes it back.
 */
export function whenIdle(task: () => void, restMs = 0): () => void {
  let takeBackLast = (): void => undefined;
  const rest = (): void => {
    if ('requestIdleCallback' in window) {
      const request = window.requestIdleCallback(() => task());
      takeBackLast = () => window.cancelIdleCallback(request);
    } else task();
  };
  const frame = window.requestAnimationFrame(() => {
    const timer = window.setTimeout(rest, restMs);
    takeBackLast = () => window.clearTimeout(timer);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    takeBackLast();
  };
}

/** Delay of work that nothing waits for, so that the first screen loads undisturbed. */
export const unhurriedMs = 1_000;
