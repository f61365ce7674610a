import type { User } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { normalizeEmail } from './normalize-email.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.emailNorm, normalizeEmail(email)), isNull(users.deletedAt)));
  return row;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isEmailVerified: row.emailVerifiedAt !== null,
    accountType: row.accountType,
    has2fa: false,
    hasPassword: row.passwordHash !== null,
    createdAt: row.createdAt,
    locale: row.locale,
    currency: row.currency,
  };
}
