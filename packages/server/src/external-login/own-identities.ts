import type { Data, Identity, Provider, ProviderAnswer } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { userIdentities, users } from '../db/schema.ts';
import { providerNames } from '../identity-providers/provider-client.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { holdSession } from '../sessions/session-store.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import type { OwnCall } from '../two-factor/change-two-factor.ts';
import { listIdentitiesOf } from '../users/identity-store.ts';
import { lockUser, requireUser } from '../users/user-store.ts';
import { finishExternalLogin } from './external-login-store.ts';
import { sendIdentityNotice } from './identity-mail.ts';
import { providerEmailUnverified } from './provider-email-unverified.ts';
import { redeemAnswer } from './redeem-answer.ts';

export interface IdentityCall extends OwnCall {
  readonly provider: Provider;
}

/**
 * Connects a login, which signs in from then on. Both sides must have verified their address: else a
 * stranger who registered another's address would keep a way in.
 * @throws {ApiError} 400 PROVIDER_EMAIL_UNVERIFIED, EXTERNAL_LOGIN_INVALID, 403 EMAIL_NOT_VERIFIED,
 * STEP_UP_REQUIRED, 409 IDENTITY_CONNECTED, 503
 */
export async function connectOwnIdentity(
  context: ServiceContext,
  { principal, caller, provider }: IdentityCall,
  answer: ProviderAnswer,
): Promise<Data<Identity>> {
  const { db, platform } = context;
  if (!principal.isEmailVerified)
    throw new ApiError(403, 'EMAIL_NOT_VERIFIED', { errors: ['Verify your email first.'] });
  const user = await requireStepUp(context, { principal, caller }, {});
  const { login, identity } = await redeemAnswer(context, provider, answer);
  if (!identity.isEmailVerified) throw providerEmailUnverified(provider);
  await finishExternalLogin(db, platform, login);
  const { subject, email } = identity;
  const connectedAt = nowOf(platform);
  const row = { id: platform.newId(), userId: user.id, provider, subject, email };
  await db.transaction(async (tx) => {
    // Securing the account ends this session: it then connects nothing.
    await lockUser(tx, user.id);
    if (principal.sessionId !== null) await holdSession(tx, principal.sessionId);
    const inserted = await tx
      .insert(userIdentities)
      .values({ ...row, createdAt: connectedAt })
      .onConflictDoNothing()
      .returning({ id: userIdentities.id });
    if (inserted.length === 0) throw alreadyConnected(provider);
    await recordOwnEvent(tx, platform, { type: 'IDENTITY_CONNECTED', principal, caller });
    await sendIdentityNotice(tx, context, { to: user, provider, change: 'connected' });
  });
  return { data: { provider, email, connectedAt } };
}

/**
 * Disconnects a login.
 * @throws {ApiError} 403 STEP_UP_REQUIRED, 404, 409 LAST_SIGN_IN_METHOD
 */
export async function disconnectOwnIdentity(
  context: ServiceContext,
  { principal, caller, provider }: IdentityCall,
): Promise<null> {
  const { db, platform } = context;
  const { id: userId } = await requireStepUp(context, { principal, caller }, {});
  await db.transaction(async (tx) => {
    // Two at once must not take away the last two ways.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const user = await requireUser(tx, userId);
    const own = await listIdentitiesOf(tx, userId);
    if (!own.some((identity) => identity.provider === provider)) throw notFound('login');
    if (user.passwordHash === null && own.length === 1)
      throw new ApiError(409, 'LAST_SIGN_IN_METHOD', {
        errors: ['Set a password first: this is the only way to sign in.'],
      });
    await tx
      .delete(userIdentities)
      .where(and(eq(userIdentities.userId, userId), eq(userIdentities.provider, provider)));
    await recordOwnEvent(tx, platform, { type: 'IDENTITY_DISCONNECTED', principal, caller });
    await sendIdentityNotice(tx, context, { to: user, provider, change: 'disconnected' });
  });
  return null;
}

function alreadyConnected(provider: Provider): ApiError {
  const name = providerNames[provider];
  return new ApiError(409, 'IDENTITY_CONNECTED', {
    errors: [
      fill(
        'This {provider} login is connected to another account, or you have connected another one.',
        { provider: name },
      ),
    ],
  });
}
