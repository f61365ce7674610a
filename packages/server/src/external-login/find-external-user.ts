import type { Provider } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { userIdentities, users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { type ExternalIdentity, providerNames } from '../identity-providers/provider-client.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordReferredSignUp } from '../referrals/record-referral.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { refuseReservedEmail } from '../users/email-reservation.ts';
import { emailTaken } from '../users/email-taken.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { findUserByEmail, requireUser, type UserRow } from '../users/user-store.ts';
import { claimUser } from './claim-user.ts';
import { providerEmailUnverified } from './provider-email-unverified.ts';

export interface ExternalArrival {
  readonly provider: Provider;
  readonly identity: ExternalIdentity;
  readonly caller: Pick<Caller, 'language'>;
  /** Code of the link by which a new user came; null where it is not known yet. */
  readonly referralCode: string | null;
}

export interface ExternalUser {
  readonly user: UserRow;
  /** Reports whether this login created the user. */
  readonly isNew: boolean;
}

/**
 * Finds the user whom a provider's login signs in: the one it is connected to, else the one with
 * its email where both sides have verified it, else a new one.
 * @throws {ApiError} 400 PROVIDER_EMAIL_UNVERIFIED, 409 CONNECT_FIRST, EMAIL_TAKEN
 */
export async function findExternalUser(
  context: ServiceContext,
  arrival: ExternalArrival,
): Promise<ExternalUser> {
  const { db } = context;
  const { provider, identity } = arrival;
  const known = await findConnected(db, arrival);
  if (known !== undefined) return { user: await requireUser(db, known), isNew: false };
  if (!identity.isEmailVerified) throw providerEmailUnverified(provider);
  const { userId, isNew } = await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, identity.email);
    if (user === undefined) return { userId: await createUser(tx, context, arrival), isNew: true };
    // No code was asked for on the way here, so a user with two-factor connects the login themselves.
    if (user.emailVerifiedAt !== null && user.has2fa) throw connectFirst(provider);
    if (user.emailVerifiedAt === null) await claimUser(tx, context, user.id);
    await connect(tx, context, { ...arrival, userId: user.id });
    return { userId: user.id, isNew: false };
  });
  return { user: await requireUser(db, userId), isNew };
}

/** @throws {ApiError} 409 CONNECT_FIRST when the user has another login of this provider */
async function connect(
  tx: Db,
  { platform }: ServiceContext,
  {
    provider,
    identity,
    userId,
  }: Pick<ExternalArrival, 'provider' | 'identity'> & {
    readonly userId: string;
  },
): Promise<void> {
  const { subject, email } = identity;
  const row = { provider, subject, email, userId, createdAt: nowOf(platform) };
  const inserted = await tx
    .insert(userIdentities)
    .values({ id: platform.newId(), ...row })
    .onConflictDoNothing()
    .returning({ id: userIdentities.id });
  if (inserted.length === 0) throw connectFirst(provider);
}

async function createUser(
  tx: Db,
  context: ServiceContext,
  arrival: ExternalArrival,
): Promise<string> {
  const { platform } = context;
  const { email, name } = arrival.identity;
  const now = nowOf(platform);
  await refuseReservedEmail(tx, { email, now });
  const [row] = await tx
    .insert(users)
    .values({
      id: platform.newId(),
      email,
      emailNorm: normalizeEmail(email),
      name: (name ?? '').trim().slice(0, 80) || email.slice(0, 80),
      accountType: 'INDIVIDUAL',
      locale: arrival.caller.language.tag,
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (row === undefined) throw emailTaken();
  await connect(tx, context, { ...arrival, userId: row.id });
  await recordReferredSignUp(tx, { userId: row.id, code: arrival.referralCode, at: now });
  return row.id;
}

async function findConnected(
  db: Db,
  { provider, identity }: Pick<ExternalArrival, 'provider' | 'identity'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: users.id })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(
      and(
        eq(userIdentities.provider, provider),
        eq(userIdentities.subject, identity.subject),
        isNull(users.deletedAt),
      ),
    );
  return row?.userId;
}

function connectFirst(provider: Provider): ApiError {
  const name = providerNames[provider];
  return new ApiError(409, 'CONNECT_FIRST', {
    errors: [
      fill('Sign in with your password first, then connect {provider} in Account → Security.', {
        provider: name,
      }),
    ],
  });
}
