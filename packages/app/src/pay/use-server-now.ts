import { repeat } from '@billfold/core/internal';
import { useEffect, useState } from 'react';
import { usePayServices } from './pay-services.ts';

/** Returns the time of the server in milliseconds since 1970, new each second while it is shown. */
export function useServerNow(aheadMs: number): number {
  const { clock, schedule } = usePayServices().platform;
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => repeat({ schedule, restMs: () => 1_000, task: () => setNow(clock.now()) }),
    [clock, schedule],
  );
  return now + aheadMs;
}
