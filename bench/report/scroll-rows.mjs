// Runs in the measured page.

/**
 * Scrolls the list by `step` px in each of so many frames, and counts those whose middle shows no
 * row: looked at in the frame after, as it was painted.
 * @param {{ frames: number, step: number }} scroll
 * @returns {Promise<number>}
 */
export function scrollRows({ frames, step }) {
  const list = document.querySelector('[role=list]');
  const { left, top, width, height } = list.getBoundingClientRect();
  const showsRow = () =>
    Boolean(
      document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role=listitem]'),
    );
  return new Promise((resolve) => {
    let frame = 0;
    let blank = 0;
    const tick = () => {
      if (!showsRow()) blank += 1;
      frame += 1;
      if (frame > frames) return resolve(blank);
      list.scrollTop += step;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}
