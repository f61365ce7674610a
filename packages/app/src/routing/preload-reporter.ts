/** Reports a part of the site that failed to load. */
export type ReportPreloadError = (error: unknown) => void;

/**
 * Creates a reporter that fires `preload-error` on the page for each failed load; a load that Vite
 * has already reported by its own event is reported once.
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
