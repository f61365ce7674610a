import { createHash } from 'node:crypto';
import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type {
  CreateIntent,
  CreateTokenTransaction,
  CreateTransaction,
  TransactionIntent,
} from '@billfold/core/contract';
import { lt } from 'drizzle-orm';
import { lockAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { reviewedSends } from '../../db/schema.ts';
import { withoutWriting } from '../../db/without-writing.ts';
import { getFamily } from '../../families/families.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { readOrder } from '../create/send-order.ts';
import { requirePayable } from '../create/send-request.ts';

const validMs = 5 * 60_000;

/**
 * Plans a send as it will be signed, and stores the reviewed amounts. A create call with this intent
 * answers 409 unless it signs exactly these.
 * @throws {ApiError} the errors of a create call before its secret is used
 */
export async function reviewSend(
  context: ServiceContext,
  account: SpendingAccount,
  body: CreateIntent,
): Promise<TransactionIntent> {
  const { db, platform } = context;
  const { asset, token, amount, memo, fees } = readOrder(account, asCreateBody(body));
  const recipient = body.destinationAddress;
  requirePayable(account.network, recipient, account.chain);
  const requested = body.sendingMax ? 'max' : amount;
  const request = { token, recipient, amount: requested } as const;
  const quote = await getFamily(account.network).spending.quote(context, account, request);
  const priced = quote.price(fees);
  const planned = await withoutWriting(db, async (tx) => {
    await lockAccount(tx, account.id);
    return priced.plan(tx, { ...request, reviewed: amount, memo });
  });
  const now = nowOf(platform);
  const intentId = platform.newId();
  const feeUnits = planned.fee + (priced.networkFee ?? 0n);
  const facts = {
    ...{ intentId, walletId: account.walletId, accountId: account.id, asset: asset.id, memo },
    ...{ recipient: planned.toAddress, sent: `${planned.sent}`, fee: `${feeUnits}` },
  };
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const expiresAt = new Date(now.getTime() + validMs);
  await db.delete(reviewedSends).where(lt(reviewedSends.expiresAt, now));
  await db.insert(reviewedSends).values({
    ...{ id: intentId, walletId: account.walletId, accountId: account.id },
    ...{ order: body, digest, sentUnits: planned.sent, feeUnits, createdAt: now, expiresAt },
  });
  const native = getNetwork(account.network);
  return {
    intentId,
    digest,
    recipient: planned.toAddress,
    amount: toDecimal(planned.sent, asset),
    asset: asset.symbol,
    network: account.network,
    fee: toDecimal(toBaseUnits(planned.fee), native),
    networkFee: priced.networkFee === null ? null : toDecimal(priced.networkFee, native),
    expiresAt,
  };
}

/** Returns the body of the create call that this review prepares, without its secrets. */
function asCreateBody(body: CreateIntent): CreateTransaction | CreateTokenTransaction {
  const { tokenId, feeRate, feeRateValue, memo, ...order } = body;
  const common = {
    ...order,
    ...{ seedPhrase: null, password: null, twoFactorCode: null },
    ...(memo === null ? {} : { memo }),
  };
  return tokenId === null
    ? { ...common, feeRate, feeRateValue }
    : { ...common, tokenId, gasLimit: null, gasPrice: null };
}
