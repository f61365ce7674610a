import type { User } from '@billfold/core/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { totpSecrets, users } from '../db/schema.ts';
import { unauthorized } from '../platform/api-error.ts';
import { normalizeEmail } from './normalize-email.ts';

/** A user, and whether sign-in asks them for a code. */
export interface UserRow extends Readonly<typeof users.$inferSelect> {
  readonly has2fa: boolean;
}

const columns = {
  ...getTableColumns(users),
  has2fa: sql<boolean>`${totpSecrets.confirmedAt} is not null`,
};

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(and(eq(users.emailNorm, normalizeEmail(email)), isNull(users.deletedAt)));
  return row;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

/** The user of a session. @throws {ApiError} 401 when they were deleted meanwhile */
export async function requireUser(db: Db, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthorized();
  return user;
}

/** Locks a user against changes and sign-ins until the end of the transaction. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isEmailVerified: row.emailVerifiedAt !== null,
    accountType: row.accountType,
    has2fa: row.has2fa,
    hasPassword: row.passwordHash !== null,
    createdAt: row.createdAt,
    locale: row.locale,
    currency: row.currency,
  };
}
