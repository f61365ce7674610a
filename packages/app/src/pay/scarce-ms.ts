/** Time left of a price below which nobody should begin to send. */
export const scarceMs = 2 * 60_000;
