import type { AuditAction } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { auditLog, users } from '../db/schema.ts';
import type { Caller, KeyPrincipal } from '../http/bind.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

/** Values of the fields that changed, by their names; never a secret. */
export type AuditValues = Readonly<Record<string, unknown>>;

interface Change {
  readonly businessId: number;
  readonly action: AuditAction;
  /** Name or id of the changed thing, where it is not the business itself. */
  readonly target?: string;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/** Change that a member made, or a program with an API key. */
export type AuditedChange = Change & { readonly caller: Pick<Caller, 'ip'> } & (
    | { readonly userId: string }
    | { readonly key: Pick<KeyPrincipal, 'keyId' | 'keyName'> }
  );

/** Adds an entry to the audit log of a business, in the transaction of the change. */
export async function recordAudit(
  tx: Db,
  platform: ServerPlatform,
  change: AuditedChange,
): Promise<void> {
  const { businessId, caller, action, target, before, after } = change;
  await tx.insert(auditLog).values({
    ...{ id: platform.newId(), businessId, action, target: target ?? null },
    ...(await loadActor(tx, change)),
    ...{ before: before ?? null, after: after ?? null },
    ...{ ip: caller.ip, at: nowOf(platform) },
  });
}

async function loadActor(tx: Db, change: AuditedChange) {
  if ('key' in change) {
    const { keyId, keyName } = change.key;
    return { actorKind: 'key' as const, actorId: keyId, actor: keyName };
  }
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, change.userId));
  if (user === undefined) throw new Error(`no user ${change.userId}`);
  return { actorKind: 'user' as const, actorId: change.userId, actor: user.name || user.email };
}

/** Adds an entry about what neither a member nor a key did, as what a customer agreed to. */
export async function recordSystemAudit(
  tx: Db,
  platform: ServerPlatform,
  { businessId, action, target, before, after }: Change,
): Promise<void> {
  await tx.insert(auditLog).values({
    ...{ id: platform.newId(), businessId, action, target: target ?? null },
    ...{ actorKind: 'system', actorId: null, actor: 'system' },
    ...{ before: before ?? null, after: after ?? null, ip: null, at: nowOf(platform) },
  });
}
