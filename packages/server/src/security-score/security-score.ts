import type { Data, SecurityScore } from '@billfold/core/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { hasSeed } from '../db/has-seed.ts';
import { recoveryCodes, wallets } from '../db/schema.ts';
import { listTokensOf } from '../personal-tokens/personal-token-store.ts';
import { nowOf } from '../platform/server-platform.ts';
import { listOwnSessions } from '../sessions/list-own-sessions.ts';
import { wantsMail } from '../users/notification-choices.ts';
import { requireUser } from '../users/user-store.ts';

const unusedMs = 90 * 24 * 3_600_000;
const security = '/account/settings/security';

/** The seven things of the security tips that can be known here, all worth the same. */
export async function loadSecurityScore(
  context: ServiceContext,
  userId: string,
): Promise<Data<SecurityScore>> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const user = await requireUser(db, userId);
  const tokens = await listTokensOf(db, userId, now);
  const isStale = (at: Date): boolean => now.getTime() - at.getTime() > unusedMs;
  const items = [
    { id: 'email-verified', done: user.emailVerifiedAt !== null, href: '/auth/sign-up' },
    { id: 'two-factor', done: user.has2fa, href: security },
    {
      id: 'recovery-codes',
      done: (await countRecoveryCodes(context, userId)) >= 3,
      href: security,
    },
    { id: 'seed-confirmed', done: await hasConfirmedSeeds(context, userId), href: '/wallet/' },
    { id: 'few-sessions', done: (await countSessions(context, userId)) <= 5, href: security },
    {
      id: 'tokens-in-use',
      done: !tokens.some(({ lastUsedAt, createdAt }) => isStale(lastUsedAt ?? createdAt)),
      href: '/account/settings/developer',
    },
    {
      id: 'new-device-mails',
      done: await wantsMail(db, userId, 'NEW_DEVICE'),
      href: '/account/settings/notifications',
    },
  ];
  const done = items.filter((item) => item.done).length;
  return { data: { score: Math.round((done * 100) / items.length), items } };
}

async function countRecoveryCodes({ db }: ServiceContext, userId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.rows ?? 0;
}

/** Activating a wallet takes words of its phrase. */
async function hasConfirmedSeeds({ db }: ServiceContext, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ all: count(), confirmed: count(wallets.activatedAt) })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), hasSeed, isNull(wallets.deletedAt)));
  return row !== undefined && row.all > 0 && row.confirmed === row.all;
}

async function countSessions(context: ServiceContext, userId: string): Promise<number> {
  const principal = { userId, sessionId: null, isEmailVerified: true, isPartner: false };
  return (await listOwnSessions(context, principal)).data.length;
}
