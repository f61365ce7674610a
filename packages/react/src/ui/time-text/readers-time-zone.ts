let last: { readonly now: number; readonly zone: string } | null = null;

/**
 * Returns the IANA name of the reader's time zone; UTC while `now` is null, on a server. The browser is
 * asked once per tick of the clock: a list of a hundred times would spend more on it than on its rows.
 */
export function readersTimeZone(now: number | null): string {
  if (now === null) return 'UTC';
  if (last?.now !== now) last = { now, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return last.zone;
}
