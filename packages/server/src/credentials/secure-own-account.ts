import type { Data, Provider, SecuredUser } from '@billfold/core/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sessions, trustedDevices } from '../db/schema.ts';
import { revokeTokensOf } from '../personal-tokens/personal-token-store.ts';
import { unauthorized } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import type { SteppingCall } from '../step-up/require-step-up.ts';
import { deleteIdentitiesOf, listIdentitiesOf } from '../users/identity-store.ts';
import { dropTokensOf, spendTokensOf } from '../users/one-time-token.ts';
import { lockUser, requireUser, type UserRow } from '../users/user-store.ts';
import { sendSecuredNotice } from './secured-mail.ts';

/**
 * Ends all access to the account but this session and the password: other sessions, personal
 * tokens, trusted devices, connected logins and mailed links. Needs no step-up, because it only
 * removes access. The undo link of a changed email stays: it is the owner's way back.
 */
export async function secureOwnAccount(
  context: ServiceContext,
  { principal, caller }: SteppingCall,
): Promise<Data<SecuredUser>> {
  const { db, platform } = context;
  const { userId, sessionId } = principal;
  if (sessionId === null) throw unauthorized();
  const now = nowOf(platform);
  const secured = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const user = await requireUser(tx, userId);
    const ended = {
      sessions: await endSessionsOf(tx, platform, { userId, except: sessionId }),
      tokens: await revokeTokensOf(tx, userId, now),
      devices: await removeDevicesOf(tx, { userId, except: sessionId, now }),
      ...(await removeLogins(tx, user)),
    };
    for (const purpose of ['reset_password', 'handoff'] as const)
      await spendTokensOf(tx, userId, { now, purpose });
    await dropTokensOf(tx, userId, 'verify_email');
    await recordOwnEvent(tx, platform, { type: 'ACCOUNT_SECURED', principal, caller });
    await sendSecuredNotice(tx, context, { to: user, secured: ended });
    return ended;
  });
  return { data: secured };
}

interface KeptSession {
  readonly userId: string;
  readonly except: string;
  readonly now: Date;
}

/** Deletes trusted devices, and the browsers that other sessions were known by. */
async function removeDevicesOf(tx: Db, { userId, except, now }: KeptSession): Promise<number> {
  const removed = await tx
    .delete(trustedDevices)
    .where(eq(trustedDevices.userId, userId))
    .returning({ trustedUntil: trustedDevices.trustedUntil });
  await tx
    .update(sessions)
    .set({ deviceHash: null })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)));
  return removed.filter(({ trustedUntil }) => trustedUntil > now).length;
}

interface RemovedLogins {
  readonly logins: number;
  readonly keptLogin: Provider | null;
}

/** Without a password the login that was connected first stays: it is the only way to sign in. */
async function removeLogins(tx: Db, { id, passwordHash }: UserRow): Promise<RemovedLogins> {
  const providers = (await listIdentitiesOf(tx, id)).map(({ provider }) => provider);
  const keptLogin = passwordHash === null ? (providers[0] ?? null) : null;
  const removed = providers.filter((provider) => provider !== keptLogin);
  await deleteIdentitiesOf(tx, id, removed);
  return { logins: removed.length, keptLogin };
}
