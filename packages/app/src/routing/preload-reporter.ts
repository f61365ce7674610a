/** Reports a part of the site that failed to load. */
export type ReportPreloadError = (error: unknown) => void;

/**
 * Fires `preload-error` on the page for each failed load, once for one that Vite has
 * already told of by its own event.
 */
export function createPreloadReporter(page: EventTarget): ReportPreloadError {
  const told = new WeakSet<object>();
  const report: ReportPreloadError = (error) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    page.dispatchEvent(new CustomEvent('preload-error', { detail: { error } }));
  };
  page.addEventListener('vite:preloadError', (event) =>
    report('payload' in event ? event.payload : event),
  );
  return report;
}
