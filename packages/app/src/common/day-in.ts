/** Returns the day of a moment in a time zone, that of the device unless given. The Swedish format of a date is that of ISO 8601. */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone }).format(moment);
}
