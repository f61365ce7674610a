import type { Data, UserExport } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { userExports } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { enqueue } from '../outbox/outbox.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { recordOwnEvent } from '../security-events/record-event.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { findByKey } from './user-export-store.ts';

export interface ExportCall {
  readonly principal: Principal;
  readonly caller: Caller;
  readonly idempotencyKey: string | null;
  readonly markReplayed: () => void;
}

/**
 * Starts an export; at most three a day.
 * @throws {ApiError} 403 STEP_UP_REQUIRED, 429 RATE_LIMITED
 */
export async function beginOwnExport(
  context: ServiceContext,
  call: ExportCall,
): Promise<Data<UserExport>> {
  const { db, platform } = context;
  const { principal, caller, idempotencyKey } = call;
  const { userId } = principal;
  await requireStepUp(context, call, {});
  const known = idempotencyKey === null ? undefined : await findByKey(db, userId, idempotencyKey);
  if (known !== undefined) {
    call.markReplayed();
    return { data: known };
  }
  const now = nowOf(platform);
  await take(db, `user-export:${userId}`, { limit: 3, windowMs: 24 * 3_600_000, now });
  const id = platform.newId();
  const row = { id, userId, status: 'QUEUED', idempotencyKey, createdAt: now } as const;
  const made = await db.transaction(async (tx) => {
    const inserted = await tx.insert(userExports).values(row).onConflictDoNothing().returning();
    if (inserted.length === 0) return false;
    await enqueue(tx, platform, { kind: 'user-export', payload: { id } });
    await recordOwnEvent(tx, platform, { type: 'DATA_EXPORTED', principal, caller });
    return true;
  });
  // Two with one key at once: the other one has made it.
  if (!made) return beginOwnExport(context, call);
  const nothing = { readyAt: null, expiresAt: null, sizeBytes: null };
  return { data: { id, status: 'QUEUED', createdAt: now, ...nothing } };
}
