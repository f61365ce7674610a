// Runs in the measured page, before anything else of it.

/** Gives the page `siteFacts()`: how much what was drawn has moved, and when the heading stood. */
export function watchSite() {
  let shifted = 0;
  let headingMs = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Looking at each frame would be a third of the scripts that are measured.
  const arrival = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    arrival.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (heading.getBoundingClientRect().height === 0) return;
      headingMs = performance.now();
      // To wait by asking would put the asker's scripts into the page meanwhile.
      console.debug('painted');
    };
    // Sent in the frame that draws it, and so received once it is drawn.
    requestAnimationFrame(() => port2.postMessage(null));
  });
  arrival.observe(document, { childList: true, subtree: true });
  globalThis.siteFacts = () => ({ shifted, headingMs });
  /** Milliseconds from the click on a link to its painted heading; with `isWhole`, until nothing in the page loads. */
  globalThis.goTo = (href, title, isWhole = false) =>
    new Promise((resolve) => {
      const begun = performance.now();
      document.querySelector(`nav a[href="${href}"]`)?.click();
      const isLoading = () =>
        [...document.querySelectorAll('main [role=status]')].some(
          ({ textContent }) => textContent === 'Loading',
        );
      const wait = () => {
        if (document.title !== title || (isWhole && isLoading()))
          return requestAnimationFrame(wait);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(null);
      };
      requestAnimationFrame(wait);
    });
}
