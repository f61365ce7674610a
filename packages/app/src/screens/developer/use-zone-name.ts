import { useReadersTimeZone } from '@billfold/react/internal';

/** Returns the name of the reader's time zone, which the times of a log are in. */
export function useZoneName(): string {
  return useReadersTimeZone().replaceAll('_', ' ');
}
