import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, businesses, paymentQuotes, payments } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';

/** How long payments are watched after their end, because somebody may still pay them. */
const watchedMs = 30 * 24 * 3_600_000;

/**
 * Refuses while customers may pay into a wallet: a business settles there, or one did, and its payments there
 * are open or were until lately. @throws {ApiError} 409 WALLET_SETTLES_BUSINESS
 */
export async function refuseWhilePaid(tx: Db, walletId: string, now: Date): Promise<void> {
  const settled = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(and(eq(businesses.settlementWalletId, walletId), ne(businesses.status, 'ARCHIVED')))
    .orderBy(asc(businesses.id));
  if (settled.length > 0) {
    const names = { businesses: listed(settled) };
    throw settles(
      settled.length === 1
        ? fill(
            'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.',
            names,
          )
        : fill(
            'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.',
            names,
          ),
    );
  }
  const owed = await findPayees(tx, walletId, new Date(now.getTime() - watchedMs));
  if (owed.length > 0)
    throw settles(
      fill(
        'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.',
        { businesses: listed(owed) },
      ),
    );
}

interface Named {
  readonly name: string;
}

const listed = (named: readonly Named[]): string => named.map(({ name }) => name).join(', ');

const settles = (error: RefusalText) =>
  new ApiError(409, 'WALLET_SETTLES_BUSINESS', { errors: [error] });

/** Finds the businesses with payments to addresses of a wallet that have not ended before `since`. */
function findPayees(tx: Db, walletId: string, since: Date): Promise<readonly Named[]> {
  const { id, name } = businesses;
  return tx
    .selectDistinct({ id, name })
    .from(accounts)
    .innerJoin(paymentQuotes, eq(paymentQuotes.accountId, accounts.id))
    .innerJoin(payments, eq(payments.id, paymentQuotes.paymentId))
    .innerJoin(businesses, eq(businesses.id, payments.businessId))
    .where(
      and(
        eq(accounts.walletId, walletId),
        inArray(accounts.purpose, ['PAYMENTS', 'PURSE', 'WATCH']),
        or(isNull(payments.closedAt), gt(payments.closedAt, since)),
      ),
    )
    .orderBy(asc(id));
}
