/**
 * Runs `task` when the page is idle, at the earliest `restMs` after the next frame; at once where
 * the browser has no `requestIdleCallback`.
 */
export function whenIdle(task: () => void, restMs = 0): void {
  if ('requestIdleCallback' in window)
    window.requestAnimationFrame(() =>
      window.setTimeout(() => window.requestIdleCallback(() => task()), restMs),
    );
  else task();
}

/** Delay of work that nothing waits for, so that the first screen loads undisturbed. */
export const unhurriedMs = 1_000;
