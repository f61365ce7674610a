import type { CreateIntent } from '@billfold/core/contract';
import type { TransferPlan } from '@billfold/keyring';
import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { withFamily } from '../../families/families.ts';
import type { Family } from '../../families/family.ts';
import { quoteSend } from '../../families/quote-send.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { readOrder } from '../create/send-order.ts';
import { requirePayable } from '../create/send-request.ts';
import { storeIntent } from '../sign/store-intent.ts';
import { approve } from './approve.ts';
import { asCreateBody } from './create-body.ts';
import { loadTokenWallet } from './load-token-wallet.ts';
import { planReviewed } from './plan-reviewed.ts';
import { requireSameSpend } from './reviewed-send.ts';

export interface OrderAhead {
  readonly account: SpendingAccount;
  /** Send of a named amount. */
  readonly order: CreateIntent;
  /** The most that it may cost in all. */
  readonly fee: bigint;
  /** Null takes the gas that the network needs. */
  readonly gasLimit: string | null;
}

/** Send that can be planned behind others of its account. */
export interface SendAhead {
  /** Contract that holds the token for the sender; null where the sender's own address holds it. */
  readonly tokenWallet: string | null;
  /**
   * Plans the send and books it as if it were signed, so that the next plan takes the number or the coins behind it. Only for
   * a transaction that is undone, and that has locked the account.
   */
  readonly planIn: (tx: Db) => Promise<TransferPlan>;
}

/**
 * Loads what a send costs now, to plan it with others that are signed together.
 * @throws {ApiError} FEE_CHANGED; the errors of a quote
 */
export function prepareAhead(context: ServiceContext, ahead: OrderAhead): Promise<SendAhead> {
  return withFamily(ahead.account.network, (family) => quoteAhead(context, family, ahead));
}

async function quoteAhead<F extends ServedFamily>(
  context: ServiceContext,
  { spending }: Family<F>,
  { account, order, fee, gasLimit }: OrderAhead,
): Promise<SendAhead> {
  const { asset, token, amount, memo, fees } = readOrder(account, {
    ...asCreateBody(order),
    ...(gasLimit !== null && { gasLimit }),
  });
  const recipient = order.destinationAddress;
  requirePayable(account.network, recipient, account.chain);
  const asked = { token, recipient, amount };
  const quote = await quoteSend(context, spending, { account, request: asked });
  const tokenWallet = await loadTokenWallet(context, spending, { account, token });
  const priced = quote.price({ ...fees, mostFee: fee });
  const reviewed = { order, sent: amount, fee, tokenWallet };
  const planIn = async (tx: Db) => {
    const request = { ...asked, reviewed: amount, memo };
    const planned = await planReviewed(tx, priced, { request, reviewed });
    requireSameSpend(approve(account, reviewed), planned, priced.networkFee);
    const { plan } = planned;
    const hash = spending.hashOf?.(account, plan) ?? context.platform.newId();
    await spending.record(tx, account, { planned, hash, tools: context });
    await storeIntent(tx, context, {
      ...{ account, asset, planned, price: null, networkFee: priced.networkFee, replaces: null },
      ...{ idempotencyKey: context.platform.newId(), requestHash: '' },
      signed: { raw: new Uint8Array(), hash },
    });
    return plan;
  };
  return { tokenWallet, planIn };
}
