import { findAccountAsset, parseAmount } from '@billfold/core';
import type { CreateIntent } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentRequests } from '../db/schema.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { enqueue } from '../outbox/outbox.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { type FetchContext, fetchRequest } from './fetch-request.ts';
import { refuseRequest } from './request-refusals.ts';
import { findRequest, type RequestRow, refusePaid } from './request-store.ts';

export interface RequestedSend {
  readonly account: Pick<SpendingAccount, 'walletId' | 'network'>;
  readonly order: CreateIntent;
}

/**
 * Requires the order of a review to pay the request that it names, exactly, and the host to ask for the same still.
 * Orders that name none are not looked at.
 * @throws {ApiError} 404; 409 REQUEST_CHANGED, and what `fetchRequest` throws
 */
export async function requireAsked(
  context: FetchContext & { readonly db: Db },
  { account, order }: RequestedSend,
): Promise<void> {
  const { requestId } = order;
  if (requestId === undefined) return;
  const row = await findRequest(context.db, { walletId: account.walletId, id: requestId });
  if (row === undefined) throw notFound('payment request');
  await refusePaid(context.db, row);
  requireSame(row, { account, order });
  const { asked } = await fetchRequest(context, row);
  const isSame =
    asked.address === row.address &&
    asked.units === row.units &&
    asked.memo === row.memo &&
    asked.assetId === row.assetId &&
    asked.expiresAt.getTime() === row.expiresAt.getTime();
  if (!isSame) throw refuseRequest('REQUEST_CHANGED');
}

/**
 * Locks the request that a reviewed send names, in the transaction that signs it, and compares them once more: a
 * request is paid once, before it ends. Returns null where the review names none.
 * @throws {ApiError} 404; 409 REQUEST_EXPIRED, REQUEST_PAID, REQUEST_CHANGED
 */
export async function lockRequest(
  tx: Db,
  platform: ServerPlatform,
  { account, order }: RequestedSend,
): Promise<RequestRow | null> {
  const { requestId } = order;
  if (requestId === undefined) return null;
  const [row] = await tx
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.id, requestId))
    .for('update');
  if (row === undefined || row.walletId !== account.walletId) throw notFound('payment request');
  if (nowOf(platform) >= row.expiresAt) throw refuseRequest('REQUEST_EXPIRED');
  await refusePaid(tx, row);
  requireSame(row, { account, order });
  return row;
}

/** Notes the send of a request, and enqueues its announcement to the host. */
export async function noteRequestSent(
  tx: Db,
  platform: ServerPlatform,
  { requestId, intentId }: { readonly requestId: string; readonly intentId: string },
): Promise<void> {
  await tx.update(paymentRequests).set({ intentId }).where(eq(paymentRequests.id, requestId));
  await enqueue(tx, platform, { kind: 'payment-hint', payload: { requestId } });
}

/** @throws {ApiError} 409 REQUEST_CHANGED */
function requireSame(row: RequestRow, { account, order }: RequestedSend): void {
  const asset = findAccountAsset(row.assetId);
  const isSame =
    asset?.network === account.network &&
    order.destinationAddress === row.address &&
    (order.tokenId ?? account.network) === row.assetId &&
    !order.sendingMax &&
    parseAmount(order.amount, asset.decimals) === row.units &&
    (order.memo ?? '') === (row.memo ?? '');
  if (!isSame) throw refuseRequest('REQUEST_CHANGED');
}
