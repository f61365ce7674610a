import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { giveBack, take } from '../rate-limit/rate-limit.ts';

const minuteMs = 60_000;

/** Registration that was counted for its network address. */
export interface CountedSignUp {
  /** Takes the count back, for a registration that was not attempted. */
  undo(): Promise<void>;
}

/**
 * Counts a registration for the network address of its caller, before the email is looked up: how many
 * emails an address can find out to be taken is bounded by this. The limit of a minute is 3 of the 20 of
 * an hour. A developer's own machine registers without limit in a sandbox.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function takeSignUp(
  {
    db,
    platform,
    chainMode,
    signUpsPerHour: perHour,
  }: Pick<ServiceContext, 'db' | 'platform' | 'chainMode' | 'signUpsPerHour'>,
  { ip, isLocal }: Pick<Caller, 'ip' | 'isLocal'>,
): Promise<CountedSignUp> {
  if (perHour === null || (isLocal && chainMode === 'sandbox')) return { undo: async () => {} };
  const now = nowOf(platform);
  const inMinute = `register:minute:${hashAddress(ip)}`;
  const inHour = `register:hour:${hashAddress(ip)}`;
  await take(db, inMinute, { limit: Math.ceil((perHour * 3) / 20), windowMs: minuteMs, now });
  await take(db, inHour, { limit: perHour, windowMs: 60 * minuteMs, now });
  return {
    undo: async () => {
      await giveBack(db, inMinute);
      await giveBack(db, inHour);
    },
  };
}
