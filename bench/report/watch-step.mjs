// Runs in the measured page, before anything else of it.

/**
 * Gives the page `stepFacts()`, and says `usable` on the console once what `selector` finds is painted and the page
 * answers events.
 * @param {string} selector
 */
export function watchStep(selector) {
  let shifted = 0;
  let usable = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const arrival = new MutationObserver(() => {
    if (!document.querySelector(selector)?.getBoundingClientRect().height) return;
    arrival.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      usable = performance.now();
      console.debug('usable');
    };
    // Sent in the frame that draws it, and so received once it is drawn.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  arrival.observe(document, { childList: true, subtree: true });
  globalThis.stepFacts = () => ({
    shifted,
    usable,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usable)
      .map(({ name }) => name),
  });
}
