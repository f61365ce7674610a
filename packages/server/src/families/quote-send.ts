import { and, eq, inArray } from 'drizzle-orm';
import type { ServedFamily } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { bookDrifts } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { EstimateRequest, SendQuote, Spending, SpendingAccount } from './spending.ts';

type Context = Pick<ServiceContext, 'db' | 'chains' | 'platform'>;

/**
 * Loads from the node what a send costs now, as `Spending.quote` does, for an account that may spend.
 * @throws {ApiError} 409 SPENDING_BLOCKED
 */
export async function quoteSend<F extends ServedFamily>(
  context: Context,
  spending: Pick<Spending<F>, 'quote'>,
  { account, request }: { readonly account: SpendingAccount; readonly request: EstimateRequest },
): Promise<SendQuote<F>> {
  await refuseBlocked(context.db, account, request.token?.id ?? account.network);
  return spending.quote(context, account, request);
}

/**
 * Refuses to spend an asset, or to pay a fee for it, while the chain has less of it than the books and money is
 * reserved: the balance then counts as zero, which no deposit would change.
 * @throws {ApiError} 409 SPENDING_BLOCKED
 */
export async function refuseBlocked(
  db: Db,
  { id, network }: Pick<SpendingAccount, 'id' | 'network'>,
  assetId: string,
): Promise<void> {
  const { accountId, isHeld } = bookDrifts;
  const isAsset = inArray(bookDrifts.assetId, [network, assetId]);
  const blocked = await db.$count(bookDrifts, and(eq(accountId, id), isAsset, eq(isHeld, true)));
  if (blocked === 0) return;
  throw new ApiError(409, 'SPENDING_BLOCKED', {
    message: 'Sending is paused',
    errors: [
      "This account's balance differs from the network's. Try again once its open sends have ended.",
    ],
  });
}
