import { scarceMs } from './scarce-ms.ts';
import { useServerNow } from './use-server-now.ts';

/** Returns true once too little time is left of an amount to begin to send it; false where it has no end. */
export function useIsScarce({ until, aheadMs }: ScarceProps): boolean {
  const now = useServerNow(aheadMs);
  return until !== null && until.getTime() - now <= scarceMs;
}

export interface ScarceProps {
  /** End of the amount; null where it has none. */
  readonly until: Date | null;
  /** Milliseconds by which the clock of the server is ahead. */
  readonly aheadMs: number;
}
