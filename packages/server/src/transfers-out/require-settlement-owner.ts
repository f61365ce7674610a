import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { ApiError } from '../platform/api-error.ts';

/** Settlement wallet of a business, with the member whose it is. */
export interface SettlementOwner {
  readonly businessId: number;
  readonly userId: string;
  readonly walletId: string;
}

/**
 * Loads the settlement wallet of a business, in the name of its owner: nobody else signs.
 * @throws {ApiError} 403 NOT_SETTLEMENT_OWNER; 409 SETTLEMENT_MISSING
 */
export async function requireSettlementOwner(
  db: Db,
  { businessId, userId }: { readonly businessId: number; readonly userId: string },
): Promise<SettlementOwner> {
  const [row] = await db
    .select({ walletId: businesses.settlementWalletId, owner: businesses.settlementUserId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (row?.walletId == null) throw settlementMissing();
  if (row.owner !== userId)
    throw new ApiError(403, 'NOT_SETTLEMENT_OWNER', {
      message: 'Not your wallet',
      errors: ['Only the owner of the settlement wallet can sign.'],
    });
  return { businessId, userId, walletId: row.walletId };
}
