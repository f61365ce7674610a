// Runs in a measured page, before anything else of it.

/**
 * Gives the page `findShown(selector)`, which looks into open shadow roots, `untilShown(selector)`, which resolves with
 * the time since the last click once the element was painted, and `blockedMs`, the total blocking time so far.
 */
export function startPeerClock() {
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 3 && height > 3 && element.checkVisibility({ opacityProperty: true });
  };
  const find = (selector, root) => {
    for (const element of root.querySelectorAll(selector)) if (isShown(element)) return element;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const found = shadowRoot && find(selector, shadowRoot);
      if (found) return found;
    }
    return null;
  };
  globalThis.findShown = (selector) => find(selector, document);
  let clicked = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    true,
  );
  globalThis.untilShown = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (find(selector, document) === null) return requestAnimationFrame(look);
        // A task posted in a frame runs after that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now() - clicked);
          // An open port would count among the listeners that a page leaves.
          port1.close();
        };
        port2.postMessage(null);
      };
      look();
    });
  globalThis.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      globalThis.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}
