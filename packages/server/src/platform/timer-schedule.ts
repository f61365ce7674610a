import type { Platform } from '@billfold/core';

/** The timers of Node. */
export const timerSchedule: Platform['schedule'] = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
