import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { clearLimit, take } from '../rate-limit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp-code.ts';
import { loadSecret, spendStep } from './totp-store.ts';

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'keys'>;

export interface GivenCode {
  readonly userId: string;
  /** Of the authenticator app, or a recovery code. */
  readonly code: string;
}
export type CodeKind = 'app' | 'recovery';

/**
 * Uses up the code of a user who has two-factor on. Codes of the app work once, as do recovery
 * codes; after five wrong ones nothing is judged for a quarter of an hour.
 * @throws {ApiError} 400 TWO_FACTOR_INVALID, 429 RATE_LIMITED
 */
export async function checkCode(tools: Tools, given: GivenCode): Promise<CodeKind> {
  await takeGuess(tools, given.userId);
  const code = given.code.replaceAll(/[\s-]/g, '').toLowerCase();
  const kind = await judge(tools, { ...given, code });
  if (kind === null) throw wrongCode();
  await clearGuesses(tools.db, given.userId);
  return kind;
}

/** Counts a guess before it is judged, so that many at once are not more. */
export async function takeGuess({ db, platform }: Tools, userId: string): Promise<void> {
  await take(db, keyOf(userId), { limit: 5, windowMs: 15 * 60_000, now: nowOf(platform) });
}

export async function clearGuesses(db: Db, userId: string): Promise<void> {
  await clearLimit(db, keyOf(userId));
}

export function wrongCode(): ApiError {
  return new ApiError(400, 'TWO_FACTOR_INVALID', { errors: ['That code is not valid.'] });
}

async function judge(tools: Tools, given: GivenCode): Promise<CodeKind | null> {
  const { db, platform } = tools;
  const { userId, code } = given;
  if (!/^\d{6}$/.test(code)) return (await spendRecoveryCode(db, tools, given)) ? 'recovery' : null;
  const stored = await loadSecret(db, tools, userId);
  if (stored === null || !stored.isConfirmed) return null;
  const step = stepOfCode(stored.secret, code, platform.clock.now());
  return step !== null && (await spendStep(db, { userId, step })) ? 'app' : null;
}

const keyOf = (userId: string): string => `two-factor:${userId}`;
