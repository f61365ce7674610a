import type { DeviceSummary } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { securityEvents, sessions } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

export type SecurityEventType =
  | 'SIGNED_UP'
  | 'SIGNED_IN'
  | 'SIGNED_IN_ON_NEW_DEVICE'
  | 'SIGNED_OUT'
  | 'SESSION_ENDED'
  | 'OTHER_SESSIONS_ENDED'
  | 'EMAIL_VERIFIED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_CHANGE_UNDONE'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'TWO_FACTOR_ENABLED'
  | 'TWO_FACTOR_DISABLED'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'PERSONAL_TOKEN_CREATED'
  | 'PERSONAL_TOKEN_REVOKED'
  | 'IDENTITY_CONNECTED'
  | 'IDENTITY_DISCONNECTED'
  | 'ACCOUNT_SECURED'
  | 'DATA_EXPORTED'
  | 'USER_DELETED'
  | 'SEED_REVEALED'
  | 'CLOUD_PASSWORD_CHANGED'
  | 'CLOUD_PASSWORD_RESET'
  | 'WALLET_DELETED'
  | 'WALLET_RESTORED'
  | 'DEVICE_TRUSTED'
  | 'SEND_CODE_REQUIRED'
  | 'SEND_CODE_NOT_REQUIRED'
  | 'CONTACT_ADDRESS_CHANGED';

export interface NewEvent {
  readonly userId: string;
  readonly type: SecurityEventType;
  readonly ip: string | null;
  readonly device: DeviceSummary | null;
}

/** Writes what happened to a login, in the transaction of it. */
export async function recordEvent(
  tx: Db,
  platform: ServerPlatform,
  { userId, type, ip, device }: NewEvent,
): Promise<void> {
  const when = { id: platform.newId(), at: nowOf(platform) };
  await tx.insert(securityEvents).values({ ...when, userId, type, ip, ...device });
}

export interface OwnEvent {
  readonly type: SecurityEventType;
  readonly principal: Principal;
  readonly caller: Caller;
}

/** Records an event that a user caused themselves, with the device of their session. */
export async function recordOwnEvent(
  tx: Db,
  platform: ServerPlatform,
  { type, principal: { userId, sessionId }, caller: { ip } }: OwnEvent,
): Promise<void> {
  const [device = null] =
    sessionId === null
      ? []
      : await tx
          .select({ device: sessions.device, os: sessions.os, browser: sessions.browser })
          .from(sessions)
          .where(eq(sessions.id, sessionId));
  await recordEvent(tx, platform, { userId, type, ip, device });
}
