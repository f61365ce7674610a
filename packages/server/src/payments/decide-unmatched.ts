import type { UnmatchedState, UnmatchedTransfer } from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes, payments, paymentTransfers, users } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import type { Caller, Membership } from '../http/bind.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { hasOpenRefundOf } from './has-open-refund-of.ts';
import { presentUnmatched } from './list-unmatched.ts';
import { announceNaming } from './named-transactions.ts';
import type { TransferRow } from './payment-parts.ts';
import { settlePayments } from './settle-payments.ts';
import { readTransferId } from './transfer-id.ts';

export interface UnmatchedDecision {
  readonly member: Membership;
  readonly caller: Pick<Caller, 'ip'>;
  readonly id: string;
}

/**
 * Counts a transfer for a payment of the same business and mode, while no refund of it is open.
 * @throws {ApiError} 404; 409 STATE_CONFLICT, ASSET_NOT_ASKED
 */
export async function assignUnmatched(
  context: ServiceContext,
  { paymentId, ...decision }: UnmatchedDecision & { readonly paymentId: string },
): Promise<UnmatchedTransfer> {
  const { businessId, userId } = decision.member;
  const now = nowOf(context.platform);
  return context.db.transaction(async (tx) => {
    // The payment first: every transaction takes its rows in this order.
    const [payment] = await tx
      .select({ id: payments.id, livemode: payments.livemode })
      .from(payments)
      .where(and(eq(payments.id, paymentId), eq(payments.businessId, businessId)))
      .for('update');
    if (payment === undefined) throw notFound('payment');
    const transfer = await lockUnmatched(tx, context, { ...decision, expected: 'OPEN' });
    if (transfer.livemode !== payment.livemode) throw notFound('payment');
    const quoteId = await findQuote(tx, payment.id, transfer);
    const row = await decide(tx, transfer, {
      ...{ paymentId: payment.id, quoteId, unmatchedState: 'ASSIGNED' },
      ...{ decidedBy: userId, decidedAt: now },
    });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const actor = { kind: 'user', id: userId, name: user?.name || user?.email || '' } as const;
    await settlePayments(tx, context, { paymentIds: [payment.id], actor, now });
    await audit(tx, context, decision, { action: 'transfer.assigned', target: payment.id });
    return presentUnmatched(tx, context, row);
  });
}

/** Takes a transfer off the list, or an ignored one back. @throws {ApiError} 404; 409 STATE_CONFLICT */
export async function setIgnored(
  context: ServiceContext,
  { isIgnored, ...decision }: UnmatchedDecision & { readonly isIgnored: boolean },
): Promise<UnmatchedTransfer> {
  const now = nowOf(context.platform);
  return context.db.transaction(async (tx) => {
    const transfer = await lockUnmatched(tx, context, {
      ...decision,
      expected: isIgnored ? 'OPEN' : 'IGNORED',
    });
    const row = await decide(tx, transfer, {
      unmatchedState: isIgnored ? 'IGNORED' : 'OPEN',
      decidedBy: decision.member.userId,
      decidedAt: now,
    });
    const action = isIgnored ? 'transfer.ignored' : 'transfer.reopened';
    await audit(tx, context, decision, { action, target: decision.id });
    return presentUnmatched(tx, context, row);
  });
}

async function lockUnmatched(
  tx: Db,
  context: ServiceContext,
  { member, id, expected }: UnmatchedDecision & { readonly expected: UnmatchedState },
): Promise<TransferRow> {
  const transferId = readTransferId(id);
  if (transferId === null) throw notFound('transfer');
  const [row] = await tx
    .select()
    .from(paymentTransfers)
    .where(
      and(
        eq(paymentTransfers.id, transferId),
        eq(paymentTransfers.businessId, member.businessId),
        isNotNull(paymentTransfers.unmatchedState),
      ),
    )
    .for('update');
  if (row === undefined) throw notFound('transfer');
  const refuse = async (message: RefusalText, error: RefusalText) =>
    new ApiError(409, 'STATE_CONFLICT', {
      ...{ message, errors: [error] },
      current: await presentUnmatched(tx, context, row),
    });
  if (row.unmatchedState === 'REFUNDED')
    throw await refuse('Already refunded', 'This transfer was refunded. Reload the list.');
  if (row.unmatchedState !== expected)
    throw await refuse(
      'Already decided',
      'Another member has already decided about this transfer. Reload the list.',
    );
  if (await hasOpenRefundOf(tx, { transferId: row.id }))
    throw await refuse(
      'A refund is open',
      'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.',
    );
  return row;
}

/** Finds the last quote in the asset of a transfer, at whose rate it counts. @throws {ApiError} 409 */
async function findQuote(tx: Db, paymentId: string, { assetId }: TransferRow): Promise<string> {
  const [quote] = await tx
    .select({ id: paymentQuotes.id })
    .from(paymentQuotes)
    .where(and(eq(paymentQuotes.paymentId, paymentId), eq(paymentQuotes.assetId, assetId)))
    .orderBy(desc(paymentQuotes.lockedAt))
    .limit(1);
  if (quote === undefined)
    throw new ApiError(409, 'ASSET_NOT_ASKED', {
      message: 'Another asset',
      errors: ['This payment never had a price in this asset, so the transfer cannot count.'],
    });
  return quote.id;
}

async function decide(
  tx: Db,
  { id }: TransferRow,
  change: Partial<typeof paymentTransfers.$inferInsert>,
): Promise<TransferRow> {
  const [row] = await tx
    .update(paymentTransfers)
    .set(change)
    .where(eq(paymentTransfers.id, id))
    .returning();
  if (row === undefined) throw new Error(`no transfer ${id}`);
  await announce(tx, { topic: 'payments', payload: {}, businessId: row.businessId });
  await announceNaming(tx, [row]);
  return row;
}

function audit(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member: { businessId, userId }, caller, id }: UnmatchedDecision,
  { action, target }: { readonly action: AuditAction; readonly target: string },
): Promise<void> {
  return recordAudit(tx, platform, {
    ...{ businessId, userId, caller, action, target },
    after: { transfer: id },
  });
}
