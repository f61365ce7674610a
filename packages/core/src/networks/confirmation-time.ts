export interface ConfirmationTime {
  readonly hours: number;
  readonly minutes: number;
}

/**
 * How long `confirmations` usually take: at least one minute, rounded up to whole minutes. For
 * display only.
 * @see spec §9
 */
export function estimateConfirmationTime(
  confirmations: number,
  minutesPerConfirmation: number,
): ConfirmationTime {
  // In whole thousandths: 3000 * 0.017 is 51.00000000000001, which would round up to 52.
  const thousandths = confirmations * Math.round(minutesPerConfirmation * 1000);
  const total = Math.max(1, Math.ceil(thousandths / 1000));
  return { hours: Math.floor(total / 60), minutes: total % 60 };
}
