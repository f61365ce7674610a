/** Duration in whole hours and the remaining minutes. */
export interface TimeEstimate {
  readonly hours: number;
  readonly minutes: number;
}

/**
 * Estimates the usual duration of `confirmations`: at least one minute, rounded up to whole minutes.
 * For display only; nothing times out by it (R-FMT-06).
 * @example
 * estimateTime(6, 10); // { hours: 1, minutes: 0 }
 */
export function estimateTime(confirmations: number, minutesPerConfirmation: number): TimeEstimate {
  // In whole thousandths: 3000 * 0.017 is 51.00000000000001, which would round up to 52.
  const thousandths = confirmations * Math.round(minutesPerConfirmation * 1000);
  const total = Math.max(1, Math.ceil(thousandths / 1000));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}

/** `about 1 hour`: how soon a fee pays for `targetBlocks`, in English. */
export function formatTargetTime(targetBlocks: number, minutesPerBlock: number): string {
  return `about ${formatTimeEstimate(estimateTime(targetBlocks, minutesPerBlock))}`;
}

/** `20 minutes`, `1 hour 5 minutes`: in English, for texts that are not translated. */
export function formatTimeEstimate({ hours, minutes }: TimeEstimate): string {
  const parts = [
    { count: hours, unit: 'hour' },
    { count: minutes, unit: 'minute' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
