import type { CreateRefund, CreateUnmatchedRefund, Data, Refund } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, transfersOut } from '../db/schema.ts';
import { loadDollarPrices } from '../payments/dollar-prices.ts';
import { writePriced } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { tellRefund } from './change-refund.ts';
import { claimUrlOf, newClaim } from './claim-link.ts';
import { countRefundable } from './count-refundable.ts';
import { businessTexts } from './destination-texts.ts';
import { mailClaim } from './mail-claim.ts';
import { notifyOfRefund } from './notify-of-refund.ts';
import { planRefund } from './plan-refund.ts';
import { presentRefund } from './present-refund.ts';
import {
  currencyOf,
  loadSource,
  lockSource,
  type NamedSource,
  paymentOf,
  type RefundSource,
} from './refund-source.ts';
import type { OutRow } from './refund-store.ts';
import { requireDestination } from './require-destination.ts';

export interface RefundCreation {
  readonly named: NamedSource;
  readonly body: RefundBody;
  /** Member who creates it; undefined of a key. */
  readonly userId?: string;
  /** Judges the mode of the source before anything else. */
  readonly admit?: (source: { readonly livemode: boolean }) => void;
}

/** Body of a refund of a payment, or of an unmatched transfer. */
export type RefundBody = CreateRefund & Pick<CreateUnmatchedRefund, 'email'>;

/**
 * Prepares a refund outside any transaction, and returns the work that creates it in one. It waits for the
 * signature of the owner of the settlement wallet, or for the address of the customer.
 * @throws {ApiError} 404; what `countRefundable`, `planRefund` and `requireDestination` throw
 */
export async function prepareRefund(
  context: ServiceContext,
  { named, body, userId, admit }: RefundCreation,
): Promise<(tx: Db) => Promise<Data<Refund>>> {
  const known = await loadSource(context.db, named);
  admit?.(known.row);
  const assetId =
    body.asset === undefined ? undefined : (findNamedAsset(body.asset)?.id ?? body.asset);
  const { asset } = await countRefundable(context.db, context, known, { assetId });
  const custom = body.amount.kind === 'CUSTOM' ? [body.amount.currency] : [];
  const codes = [asset.symbol, currencyOf(paymentOf(known)), ...custom];
  const prices = await loadDollarPrices(context, codes, nowOf(context.platform));
  return async (tx) => {
    const source = await lockSource(tx, named);
    const refundable = await countRefundable(tx, context, source, { assetId: asset.id });
    const { businessId, livemode } = source.row;
    const { units, keptUnits, credited } = planRefund(context, refundable, { ...body, prices });
    const row = await insertRefund(tx, context, {
      ...{ businessId, livemode, ...columnsOf(source, body) },
      ...{ network: asset.network, assetId: asset.id, units, keptUnits },
      credited: writePriced(credited),
      ...{ networkFeePaidBy: body.networkFeePaidBy, reason: body.reason },
      ...(await destinationOf(tx, context, { ...body, businessId, assetId: asset.id })),
    });
    if (!(await isSigner(tx, { businessId, userId }))) await notifyOfRefund(tx, context, row);
    return { data: presentRefund(row, undefined, claimUrlOf(context, row)) };
  };
}

/** Returns whether a member signs for a business, and so needs no email about the refund that they create. */
async function isSigner(
  tx: Db,
  { businessId, userId }: { readonly businessId: number; readonly userId: string | undefined },
): Promise<boolean> {
  const [business] = await tx
    .select({ settlementUserId: businesses.settlementUserId })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return userId !== undefined && business?.settlementUserId === userId;
}

function columnsOf({ kind, row: { id } }: RefundSource, { address, email = null }: RefundBody) {
  if (kind === 'PAYMENT') return { paymentId: id };
  return { transferId: id, claimEmail: address === null ? email : null };
}

type NewRefund = Omit<
  typeof transfersOut.$inferInsert,
  'id' | 'kind' | 'status' | 'createdAt' | 'updatedAt'
>;

async function insertRefund(tx: Db, context: ServiceContext, refund: NewRefund): Promise<OutRow> {
  const now = nowOf(context.platform);
  const id = newPublicId(context.platform.random, 'ref');
  const isClaimed = refund.address == null;
  const [row] = await tx
    .insert(transfersOut)
    .values({
      ...{ ...refund, id, kind: 'REFUND', sequence: 1, createdAt: now, updatedAt: now },
      status: isClaimed ? 'AWAITING_ADDRESS' : 'AWAITING_SIGNATURE',
      ...(isClaimed ? newClaim(context, id, now) : {}),
    })
    .returning();
  if (row === undefined) throw new Error('an insert without its row');
  await tellRefund(tx, context, row);
  await mailClaim(tx, context, row);
  return row;
}

async function destinationOf(
  tx: Db,
  context: ServiceContext,
  {
    businessId,
    assetId,
    address,
    memo = null,
  }: Pick<CreateRefund, 'address' | 'memo'> & {
    readonly businessId: number;
    readonly assetId: string;
  },
) {
  if (address === null) return { address: null, memo: null };
  const network = requireServed(requireAsset(assetId).network);
  const texts = businessTexts;
  return requireDestination(tx, context, { businessId, network, address, memo, texts });
}
