/**
 * Runs `task` after the next frame and `restMs`, when the page has nothing else to do; where the
 * browser does not tell, at once.
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
