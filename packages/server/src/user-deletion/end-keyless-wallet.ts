import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses, wallets } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';

/**
 * Ends the wallet without a seed of a user who leaves: what arrives at its keys is in wallets elsewhere. Their businesses are
 * locked.
 * @throws {ApiError} 409 SETTLEMENT_OWNER while a business is paid into their keys alone
 */
export async function endKeylessWallet(tx: Db, userId: string, now: Date): Promise<void> {
  const isKeyless = and(
    ...[eq(wallets.userId, userId), eq(wallets.kind, 'KEYLESS'), isNull(wallets.deletedAt)],
  );
  const [paid] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .innerJoin(wallets, eq(wallets.id, businesses.settlementWalletId))
    .where(and(isKeyless, ne(businesses.status, 'ARCHIVED')))
    .orderBy(asc(businesses.id))
    .limit(1);
  if (paid !== undefined)
    throw new ApiError(409, 'SETTLEMENT_OWNER', {
      errors: [
        fill(
          'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.',
          { business: paid.name },
        ),
      ],
    });
  await tx.update(wallets).set({ deletedAt: now }).where(isKeyless);
}
