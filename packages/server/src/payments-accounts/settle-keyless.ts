import { and, eq, max } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, wallets } from '../db/schema.ts';
import { provideKeylessWallet } from '../wallets/keyless-wallet.ts';

export interface KeylessSettlement {
  readonly businessId: number;
  /** Owner whose public keys the business is paid into. */
  readonly userId: string;
}

/** Has a business be paid into public keys of other wallets alone. The caller holds the lock of settlement keys. */
export async function settleKeyless(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { businessId, userId }: KeylessSettlement,
): Promise<void> {
  const settlementWalletId = await provideKeylessWallet(tx, context, userId);
  const [row] = await tx
    .select({ last: max(businesses.keyIndex) })
    .from(businesses)
    .where(eq(businesses.settlementWalletId, settlementWalletId));
  // Nothing is derived at it.
  const keyIndex = (row?.last ?? -1) + 1;
  await tx
    .update(businesses)
    .set({ settlementWalletId, settlementUserId: userId, keyIndex })
    .where(eq(businesses.id, businessId));
}

/** Tells whether a business is paid into public keys of other wallets alone. */
export async function isSettledKeyless(db: Db, businessId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: wallets.id })
    .from(businesses)
    .innerJoin(wallets, eq(wallets.id, businesses.settlementWalletId))
    .where(and(eq(businesses.id, businessId), eq(wallets.kind, 'KEYLESS')));
  return found !== undefined;
}
