// Runs in the measured page, before anything else of it.

/**
 * Gives the page `toPaint(selector)`, which waits for the painted frame in which each match of the selector
 * shows a sum, and `scrollPage(frames, step)`.
 */
export function watchData() {
  globalThis.toPaint = (selector) =>
    new Promise((resolve) => {
      const isThere = () => {
        const found = [...document.querySelectorAll(selector)];
        return found.length > 0 && found.every(({ textContent }) => textContent.includes('$'));
      };
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // A task posted in a frame runs after that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  globalThis.scrollPage = (frames, step) =>
    new Promise((resolve) => {
      let frame = 0;
      const tick = () => {
        if (frame === frames) return resolve();
        frame += 1;
        scrollBy(0, step);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
}
