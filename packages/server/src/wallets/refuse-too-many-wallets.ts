import { and, eq, isNull } from 'drizzle-orm';
import { hasSeed } from '../db/has-seed.ts';
import type { Db } from '../db/open-database.ts';
import { wallets } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

const mostWallets = 50;

/**
 * Refuses another wallet of a user who has the most already. Deleted ones that can be restored count: their
 * keys are still stored.
 * @throws {ApiError} 409 TOO_MANY_WALLETS
 */
export async function refuseTooManyWallets(db: Db, userId: string): Promise<void> {
  const isCounted = and(eq(wallets.userId, userId), hasSeed, isNull(wallets.purgedAt));
  const owned = await db.$count(wallets, isCounted);
  if (owned >= mostWallets)
    throw new ApiError(409, 'TOO_MANY_WALLETS', {
      errors: [
        fill('You have {count} wallets already. Wallets that you deleted count for 30 days.', {
          count: mostWallets,
        }),
      ],
    });
}
