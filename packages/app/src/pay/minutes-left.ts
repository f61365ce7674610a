/** The page reads its clock once in a second, so the time it shows is up to a second old. */
const clockStepMs = 1_000;

/** Returns the minutes that are left, begun ones included: never more than a whole window that has just begun. */
export function minutesLeft(leftMs: number): number {
  return Math.max(1, Math.ceil((leftMs - clockStepMs) / 60_000));
}
