import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashAddress } from '../rate-limit/hash-address.ts';
import { clearLimit, giveBack, take } from '../rate-limit/rate-limit.ts';
import { hashDevice } from '../sessions/device-cookie.ts';
import { isOwnDevice } from '../sessions/is-own-device.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import type { Lane } from '../vault/work-queue.ts';
import { hasSignedInFrom } from './has-signed-in-from.ts';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/** Sign-in attempt that was counted before its password is verified. */
export interface Attempt {
  /** Lane in which its password is verified. */
  readonly lane: Lane;
  /** Clears the wrong attempts before a right one. */
  settle(): Promise<void>;
  /** Takes the count back, for an attempt that was not verified. */
  undo(): Promise<void>;
}

/**
 * Counts a sign-in attempt. A browser in which the user has signed in before has a limit of its own, so
 * guesses of strangers never lock its owner out, wherever they come from (S24 in docs/security.md).
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function takeAttempt(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  email: string,
  caller: Caller,
): Promise<Attempt> {
  return (await isOwnDevice(context.db, email, caller))
    ? takeFromOwnDevice(context, email, caller)
    : takeFromElsewhere(context, email, caller);
}

/**
 * Counts a sign-in to the demo for the address that it comes from. It types no password, so wrong passwords of
 * others for the same account, which everybody shares, do not lock it.
 * @throws {ApiError} 429 RATE_LIMITED
 */
export async function takeDemoAttempt(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  _email: string,
  { ip }: Caller,
): Promise<Attempt> {
  const key = `login:demo:${hashAddress(ip)}`;
  await take(db, key, { limit: 10, windowMs: quarterMs, now: nowOf(platform) });
  return { lane: 'guest', settle: () => clearLimit(db, key), undo: () => giveBack(db, key) };
}

async function takeFromOwnDevice(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  email: string,
  caller: Caller,
): Promise<Attempt> {
  const key = `login:device:${hashToken(`${normalizeEmail(email)}|${hashDevice(caller)}`)}`;
  await take(db, key, { limit: 10, windowMs: quarterMs, now: nowOf(platform) });
  return { lane: 'owner', settle: () => clearLimit(db, key), undo: () => giveBack(db, key) };
}

/**
 * Counts for the account at this address, for the address, and for the account at all addresses together
 * where its user never signed in.
 */
async function takeFromElsewhere(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  email: string,
  { ip }: Caller,
): Promise<Attempt> {
  const now = nowOf(platform);
  const perEmail = `login:email:${hashToken(`${normalizeEmail(email)}|${hashAddress(ip)}`)}`;
  const perAddress = `login:ip:${hashAddress(ip)}`;
  const perAccount = `login:account:${hashToken(normalizeEmail(email))}`;
  await take(db, perEmail, { limit: 10, windowMs: quarterMs, now });
  await take(db, perAddress, { limit: 100, windowMs: hourMs, now });
  const isFamiliar = await hasSignedInFrom(db, email, ip);
  if (!isFamiliar) await take(db, perAccount, { limit: 30, windowMs: hourMs, now });
  const giveBackOthers = async () => {
    await giveBack(db, perAddress);
    if (!isFamiliar) await giveBack(db, perAccount);
  };
  return {
    lane: 'guest',
    settle: async () => {
      await clearLimit(db, perEmail);
      await giveBackOthers();
    },
    undo: async () => {
      await giveBack(db, perEmail);
      await giveBackOthers();
    },
  };
}
