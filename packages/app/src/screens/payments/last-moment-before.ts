/** Returns the last moment before an end. The end of a due day is the first moment of the next one. */
export function lastMomentBefore(end: Date): Date {
  return new Date(end.getTime() - 1);
}
