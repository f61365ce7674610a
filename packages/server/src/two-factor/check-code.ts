import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { clearLimit, refuseUsedUp, take } from '../rate-limit/rate-limit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp-code.ts';
import { loadSecret, lockSecret, spendStep } from './totp-store.ts';

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'keys'>;

export interface GivenCode {
  readonly userId: string;
  /** Code of the authenticator app, or a recovery code. */
  readonly code: string;
}
export type CodeKind = 'app' | 'recovery';

/**
 * Uses up the code of a user who has two-factor on. Codes of the app work once, as do recovery
 * codes.
 * @throws {ApiError} 400 TWO_FACTOR_INVALID, 429 RATE_LIMITED
 */
export async function checkCode(tools: Tools, given: GivenCode): Promise<CodeKind> {
  const code = given.code.replaceAll(/[\s-]/g, '').toLowerCase();
  return judging(tools, given.userId, (tx) => spend(tx, tools, { ...given, code }));
}

/** Refused codes: a used one is no guess, so it is not counted. */
export type Refused = 'used' | 'wrong';

/**
 * Has a code of a user judged, one after the other: many guesses at once are not more, and a right code
 * is no guess, however often it comes at once. After five wrong ones nothing is judged for a quarter of
 * an hour.
 * @throws {ApiError} 400 TWO_FACTOR_INVALID, 429 RATE_LIMITED
 */
export async function judging<T>(
  { db, platform }: Pick<Tools, 'db' | 'platform'>,
  userId: string,
  judge: (tx: Db) => Promise<T | Refused>,
): Promise<T> {
  const key = `two-factor:${userId}`;
  const limit = { limit: 5, windowMs: 15 * 60_000, now: nowOf(platform) };
  const judged = await db.transaction(async (tx) => {
    await lockSecret(tx, userId);
    await refuseUsedUp(tx, key, limit);
    const verdict = await judge(tx);
    if (verdict === 'wrong') await take(tx, key, limit);
    else if (verdict !== 'used') await clearLimit(tx, key);
    return verdict;
  });
  if (judged === 'wrong' || judged === 'used') throw wrongCode();
  return judged;
}

/** The step that a code of the app is of, which was not used yet. */
export async function readStep(
  tx: Db,
  { keys, platform }: Pick<Tools, 'keys' | 'platform'>,
  { userId, code }: GivenCode,
): Promise<number | Refused> {
  const stored = await loadSecret(tx, { keys }, userId);
  if (stored === null || !stored.isConfirmed) return 'wrong';
  const step = stepOfCode(stored.secret, code, platform.clock.now());
  if (step === null) return 'wrong';
  return step > stored.lastStep ? step : 'used';
}

export function wrongCode(): ApiError {
  return new ApiError(400, 'TWO_FACTOR_INVALID', { errors: ["That code isn't right."] });
}

async function spend(tx: Db, tools: Tools, given: GivenCode): Promise<CodeKind | Refused> {
  if (!/^\d{6}$/.test(given.code)) return spendRecoveryCode(tx, tools, given);
  const step = await readStep(tx, tools, given);
  if (step === 'wrong' || step === 'used') return step;
  return (await spendStep(tx, { userId: given.userId, step })) ? 'app' : 'used';
}
