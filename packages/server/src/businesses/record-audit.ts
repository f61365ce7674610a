import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { auditLog, users } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';

/** Values of the fields that changed, by their names; never a secret. */
export type AuditValues = Readonly<Record<string, unknown>>;

export interface AuditedChange {
  readonly businessId: number;
  /** Member who made the change. */
  readonly userId: string;
  readonly caller: Pick<Caller, 'ip'>;
  /** Such as `member.role-changed`. */
  readonly action: string;
  /** Name or id of the changed thing, where it is not the business itself. */
  readonly target?: string;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/** Adds an entry to the audit log of a business, in the transaction of the change. */
export async function recordAudit(
  tx: Db,
  platform: ServerPlatform,
  { businessId, userId, caller, action, target, before, after }: AuditedChange,
): Promise<void> {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error(`no user ${userId}`);
  await tx.insert(auditLog).values({
    ...{ id: platform.newId(), businessId, action, target: target ?? null },
    ...{ actorKind: 'user', actorId: userId, actor: user.name || user.email },
    ...{ before: before ?? null, after: after ?? null },
    ...{ ip: caller.ip, at: nowOf(platform) },
  });
}
