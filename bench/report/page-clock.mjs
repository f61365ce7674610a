// Runs in the measured page, before anything else of it.

/** Gives the page `timeToPaint(selector)`: milliseconds from the next click to what it brings up. */
export function startClock() {
  globalThis.timeToPaint = (selector) =>
    new Promise((resolve) => {
      const onClick = ({ timeStamp }) => {
        const look = () => {
          const found = document.querySelector(selector);
          if (found === null || found.getBoundingClientRect().height === 0)
            return requestAnimationFrame(look);
          // A task posted in a frame runs after that frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = async () => {
            const painted = performance.now() - timeStamp;
            const dialog = found.closest('dialog');
            const moves = dialog?.getAnimations({ subtree: true }) ?? [];
            await Promise.allSettled(
              moves
                .filter((move) => move.effect?.getComputedTiming().iterations !== Infinity)
                .map((move) => move.finished),
            );
            resolve({ painted, settled: performance.now() - timeStamp });
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('click', onClick, { capture: true, once: true });
    });
}

/** Gives the page `scriptsUntilForm()`: addresses of the scripts asked for until a form was painted. */
export function watchForm() {
  const painted = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('form')?.getBoundingClientRect().height)
        return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    look();
  });
  globalThis.scriptsUntilForm = async () => {
    const end = await painted;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < end)
      .map(({ name }) => name);
  };
}
