import type { TrustedDevice } from '@billfold/core/contract';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { trustedDevices } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hashDevice, nameDevice } from '../sessions/device-cookie.ts';
import { findDevice, type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { refuseForeignWallet, type WalletOwner } from './wallet-store.ts';

const trustMs = 30 * 24 * 3_600_000;
/** How exact `lastSeenAt` is. */
const seenStepMs = 5 * 60_000;

/**
 * Trusts the browser of the caller with a wallet for 30 days: the key is not asked for at sign-in. Returns
 * the end of the trust.
 */
export async function trustDevice(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { caller, ...holder }: KeyHolder & { readonly caller: Caller },
): Promise<Date> {
  const { platform } = context;
  const deviceHash = nameDevice(platform, caller);
  const now = nowOf(platform);
  const trustedUntil = new Date(now.getTime() + trustMs);
  const device = await findDevice(tx, holder.sessionId);
  const seen = { ...(device ?? unknown), lastSeenAt: now, trustedUntil };
  await tx
    .insert(trustedDevices)
    .values({
      id: platform.newId(),
      walletId: holder.walletId,
      userId: holder.userId,
      deviceHash,
      ...seen,
    })
    .onConflictDoUpdate({
      target: [trustedDevices.walletId, trustedDevices.deviceHash],
      set: seen,
    });
  await noteKeyEvent(tx, context, { ...holder, type: 'DEVICE_TRUSTED' });
  return trustedUntil;
}

/** Newest first; the one that asks is noted as seen. @throws {ApiError} 404 */
export async function listTrustedDevices(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  owner: WalletOwner,
  caller: Caller,
): Promise<readonly TrustedDevice[]> {
  await refuseForeignWallet(db, owner);
  const now = nowOf(platform);
  const current = hashDevice(caller);
  if (current !== null) await markSeen(db, { walletId: owner.walletId, current, now });
  const rows = await db
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.walletId, owner.walletId), gt(trustedDevices.trustedUntil, now)))
    .orderBy(desc(trustedDevices.lastSeenAt), desc(trustedDevices.id));
  return rows.map(({ id, device, os, browser, lastSeenAt, trustedUntil, deviceHash }) => ({
    id,
    device,
    os,
    browser,
    lastSeenAt,
    trustedUntil,
    isCurrent: deviceHash === current,
  }));
}

/** @throws {ApiError} 404 */
export async function removeTrustedDevice(
  db: Db,
  { deviceId, ...owner }: WalletOwner & { readonly deviceId: string },
): Promise<void> {
  await refuseForeignWallet(db, owner);
  const removed = await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.id, deviceId), eq(trustedDevices.walletId, owner.walletId)))
    .returning({ id: trustedDevices.id });
  if (removed.length === 0) throw notFound('device');
}

const unknown = { device: 'Unknown', os: 'Unknown', browser: 'Unknown' };

interface SeenDevice {
  readonly walletId: string;
  readonly current: string;
  readonly now: Date;
}

async function markSeen(db: Db, { walletId, current, now }: SeenDevice): Promise<void> {
  await db
    .update(trustedDevices)
    .set({ lastSeenAt: now })
    .where(
      and(
        eq(trustedDevices.walletId, walletId),
        eq(trustedDevices.deviceHash, current),
        lt(trustedDevices.lastSeenAt, new Date(now.getTime() - seenStepMs)),
        gt(trustedDevices.trustedUntil, now),
      ),
    );
}
