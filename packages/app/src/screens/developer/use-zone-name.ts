import { formatZone } from '@billfold/core/internal';
import { useReadersTimeZone, useTextLocale } from '@billfold/react/internal';

/**
 * Returns the name of the reader's time zone, which the times of a log are in: its place, since the offset of a log
 * changes with the season; or the offset of a zone without a place, as other pages write it.
 */
export function useZoneName(): string {
  const zone = useReadersTimeZone();
  const locale = useTextLocale();
  return zone.includes('/') && !zone.startsWith('Etc/')
    ? zone.replaceAll('_', ' ')
    : formatZone(new Date(0), zone, locale);
}
