import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { recoveryCodes, totpSecrets } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { decrypt, encrypt } from '../vault/authenticated-cipher.ts';
import type { ServerKeys } from '../vault/server-keys.ts';
import type { Versions } from '../vault/versions.ts';

type Tools = Pick<ServiceContext, 'platform' | 'keys'>;
type TotpKeys = Versions<Pick<ServerKeys, 'totpSecrets'>>;
type Row = typeof totpSecrets.$inferSelect;
type SealedSecret = Pick<Row, 'userId' | 'iv' | 'sealedSecret' | 'keyVersion'>;

/** Keeps a secret that is not in use yet, in place of an earlier one that never was. */
export async function storePendingSecret(
  db: Db,
  { platform, keys }: Tools,
  { userId, secret }: { readonly userId: string; readonly secret: Uint8Array },
): Promise<void> {
  const iv = platform.random.bytes(12);
  const sealed = sealSecret(secret, { userId, iv }, keys);
  const row = { ...sealed, createdAt: nowOf(platform), lastStep: 0 };
  await db
    .insert(totpSecrets)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: row,
      setWhere: isNull(totpSecrets.confirmedAt),
    });
}

export interface StoredSecret {
  readonly secret: Uint8Array;
  readonly isConfirmed: boolean;
  /** Time step of the last used code; codes up to it are used up. */
  readonly lastStep: number;
}

export async function loadSecret(
  db: Db,
  { keys }: Pick<Tools, 'keys'>,
  userId: string,
): Promise<StoredSecret | null> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row === undefined
    ? null
    : {
        secret: openSecret(row, keys),
        isConfirmed: row.confirmedAt !== null,
        lastStep: row.lastStep,
      };
}

/** Keeps everybody else from judging codes of the user until the end of the transaction. */
export async function lockSecret(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .for('no key update');
}

/** Uses a step up; false when it or a later one was used before. */
export async function spendStep(
  db: Db,
  { userId, step }: { readonly userId: string; readonly step: number },
): Promise<boolean> {
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        isNotNull(totpSecrets.confirmedAt),
        lt(totpSecrets.lastStep, step),
      ),
    )
    .returning({ userId: totpSecrets.userId });
  return used.length === 1;
}

/** Asks for codes from now on; false when it was so already. */
export async function confirmSecret(
  tx: Db,
  { userId, step, now }: { readonly userId: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return confirmed.length === 1;
}

/** Deletes the secret and the recovery codes of a user. */
export async function removeTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Under the newest key. */
export function sealSecret(
  secret: Uint8Array,
  { userId, iv }: Pick<Row, 'userId' | 'iv'>,
  keys: TotpKeys,
): Pick<Row, 'iv' | 'sealedSecret' | 'keyVersion'> {
  const use = { key: keys.newest.totpSecrets, iv, authenticated: boundTo(userId) };
  return { iv, sealedSecret: encrypt(secret, use), keyVersion: keys.current };
}

/** @throws {Error} it was changed, or its key is not there */
export function openSecret(
  { userId, iv, sealedSecret, keyVersion }: SealedSecret,
  keys: TotpKeys,
): Uint8Array {
  const key = keys.get(keyVersion).totpSecrets;
  const use = { key, iv, authenticated: boundTo(userId) };
  const secret = decrypt(sealedSecret, use);
  if (secret === undefined) throw new Error('The two-factor secret of a user does not open.');
  return secret;
}

/** A sealed secret that is moved to another user does not open. */
const boundTo = (userId: string): string => `billfold/totp/v1|${userId}`;
