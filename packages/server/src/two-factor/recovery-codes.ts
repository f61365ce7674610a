import { createHmac } from 'node:crypto';
import type { Random } from '@billfold/core';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { recoveryCodes } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { ServerKeys } from '../vault/server-keys.ts';

type Tools = Pick<ServiceContext, 'platform' | 'keys'>;

const count = 10;
const length = 10;
/** 32 characters that are not mistaken for each other: five bits each, as in Crockford's base 32. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten new codes in place of all earlier ones; they can be shown only now. */
export async function replaceRecoveryCodes(
  tx: Db,
  { platform, keys }: Tools,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, () => createCode(platform.random));
  const createdAt = nowOf(platform);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      id: platform.newId(),
      userId,
      codeHash: hashCode(`${userId}|${code}`, keys.current, keys.newest),
      createdAt,
    })),
  );
  return codes;
}

export type SpentRecoveryCode = 'recovery' | 'used' | 'wrong';

/** Uses a code up, once; a code that was used before is `used`, which is no guess. */
export async function spendRecoveryCode(
  db: Db,
  { platform, keys }: Tools,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<SpentRecoveryCode> {
  const isGiven = and(
    eq(recoveryCodes.userId, userId),
    inArray(recoveryCodes.codeHash, possibleHashes(code, userId, keys)),
  );
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: nowOf(platform) })
    .where(and(isGiven, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  if (spent.length === 1) return 'recovery';
  return (await db.$count(recoveryCodes, isGiven)) > 0 ? 'used' : 'wrong';
}

function createCode(random: Random): string {
  return [...random.bytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** A code has no words to say which key it is under: it is looked for under each. */
function possibleHashes(code: string, userId: string, keys: Tools['keys']): readonly string[] {
  return keys.all.map(([version, key]) => hashCode(`${userId}|${code}`, version, key));
}

/**
 * Hashes a recovery code. Hashes under the first key have no prefix, later ones that of their
 * version.
 */
function hashCode(text: string, version: number, key: ServerKeys): string {
  const hash = createHmac('sha256', key.recoveryCodes).update(text).digest('hex');
  return version === 1 ? hash : `${version}:${hash}`;
}
