/** Returns the IANA time zone of a name, as this runtime writes it; null for a name that it does not know. */
export function findTimeZone(name: string): string | null {
  // Offsets such as `+02:00` know no daylight saving.
  if (/^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
