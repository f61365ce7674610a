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

/** For what nobody waits for: the first screen has the processor and the line to itself until then. */
export const unhurriedMs = 1_000;
