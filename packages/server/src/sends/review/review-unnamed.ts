import type { AccountAsset } from '@billfold/core';
import type { CreateTokenTransaction, CreateTransaction } from '@billfold/core/contract';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import type { Family } from '../../families/family.ts';
import type { PricedSpending, SpendingAccount, SpendRequest } from '../../families/spending.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import { toOrder } from './create-body.ts';
import type { ReviewedSend } from './reviewed-send.ts';
import { storeReview } from './store-review.ts';

export interface UnnamedReview<F extends ServedFamily> {
  readonly account: SpendingAccount;
  readonly family: Family<F>;
  readonly asset: AccountAsset;
  readonly body: CreateTransaction | CreateTokenTransaction;
  readonly priced: PricedSpending<F>;
  readonly request: SpendRequest;
  /** Contract that holds the token for the sender; null where the sender's own address holds it. */
  readonly tokenWallet: string | null;
}

/**
 * Makes the review of a create call that names none, in the database transaction that signs it: the
 * order of the body, and a fee that is estimated apart from the plan.
 */
export async function reviewUnnamed<F extends ServedFamily>(
  tx: Db,
  platform: ServerPlatform,
  call: UnnamedReview<F>,
): Promise<ReviewedSend> {
  const { account, tokenWallet } = call;
  const review = { order: toOrder(call.body), tokenWallet, ...(await amountsOf(tx, call)) };
  return storeReview(tx, platform, { ...review, account });
}

async function amountsOf<F extends ServedFamily>(
  tx: Db,
  { account, family, asset, priced, request }: UnnamedReview<F>,
): Promise<Pick<ReviewedSend, 'sent' | 'fee'>> {
  const { amount, reviewed: typed, token } = request;
  // The typed maximum is rounded down to the digits that are shown.
  const sent =
    amount === 'max' ? typed + 10n ** BigInt(asset.decimals - asset.digits) - 1n : amount;
  if (amount === 'max' && token === null) {
    const rest = (await family.spending.loadSpendable(tx, account)) - typed;
    return { sent, fee: rest > 0n ? rest : 0n };
  }
  const { fee } = await priced.estimateFee(tx, request);
  return { sent, fee: fee + (priced.networkFee ?? 0n) };
}
