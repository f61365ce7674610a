import { isDeepStrictEqual } from 'node:util';
import {
  type Decision,
  type DecisionFacts,
  decide,
  findEvents,
  findNewReasons,
  isEnded,
  type PaymentEvent,
} from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { mailProblems } from '../payer-mails/mail-problems.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { type DecidedParts, decisionFactsOf, stateOf } from './decision-facts.ts';
import { endOnboarding } from './end-onboarding.ts';
import { lockDecidable, type Settled } from './load-decidable.ts';
import { nextHeights } from './next-heights.ts';
import type { PaymentActor } from './payment-actor.ts';
import { replaceHeights } from './payment-heights.ts';
import type { PaymentParts, PaymentRow } from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { readPriced } from './read-price.ts';
import { dropClaims } from './replace-transfers.ts';
import { type WrittenEvents, writePaymentEvents } from './write-payment-events.ts';
import { writeCredits } from './write-transfers.ts';

export interface Settling {
  readonly paymentIds: readonly string[];
  /** Person, key or loop that changed the facts. */
  readonly actor: PaymentActor;
  readonly now: Date;
}

/**
 * Decides payments on their present facts and writes what follows: state, sums, history and events. Every change
 * of facts ends with it, once, in its own transaction. A payment whose state stays is not written; those who watch it
 * hear of it in any case, since its transfers may have changed. Returns what belongs to the payments, with their rows as
 * they are then.
 */
export async function settlePayments(
  tx: Db,
  context: PaymentsContext,
  { paymentIds, actor, now }: Settling,
): Promise<readonly PaymentParts[]> {
  const ids = [...new Set(paymentIds)];
  if (ids.length === 0) return [];
  const settled = (await lockDecidable(tx, ids, now)).map((decidable) => ({
    ...decidable,
    decision: decide(decidable.facts),
  }));
  await writeCredits(tx, settled.flatMap(changedCredits));
  await replaceHeights(tx, ids, settled.flatMap(nextHeights));
  await dropClaims(tx, settled.flatMap(finalTransfers));
  const written: (Settled & { readonly before: PaymentRow })[] = [];
  for (const each of settled) {
    const parts = await writeDecision(tx, context, { ...each, actor, now });
    written.push({ ...each, parts, before: each.parts.row });
  }
  const confirmed = written.filter(isNewlyConfirmed);
  if (confirmed.length > 0) {
    await issueReceipts(tx, context, { confirmed, now });
    await endOnboarding(
      tx,
      confirmed.map(({ parts }) => parts.row.businessId),
    );
  }
  await mailProblems(tx, context, { decided: written, now });
  return written.map(({ parts }) => parts);
}

function isNewlyConfirmed({ parts, before }: Settled & { readonly before: PaymentRow }): boolean {
  return before.confirmedAt === null && parts.row.confirmedAt !== null;
}

export interface NewPayment extends Pick<DecidedParts, 'row' | 'quotes'>, Pick<Settling, 'now'> {
  readonly latePolicy: DecisionFacts['payment']['latePolicy'];
}

/** Payment to be inserted, with the events that tell of it. */
export interface DecidedPayment {
  readonly row: PaymentRow;
  readonly events: readonly PaymentEvent[];
}

/**
 * Decides a payment before it is inserted, so that it is written once. Nothing was transferred yet, so that the
 * heads of the networks do not matter.
 */
export function decideNew({ row, quotes, latePolicy, now }: NewPayment): DecidedPayment {
  const surroundings = { latePolicy, isOrderTaken: false, heads: [], now };
  const decision = decide(decisionFactsOf({ row, quotes, transfers: [] }, surroundings));
  const events = findEvents(null, decision);
  const columns = { ...columnsOf(decision), sequence: events.length, updatedAt: now };
  return { row: { ...row, ...columns }, events };
}

interface Written extends Settled, Pick<Settling, 'actor' | 'now'> {}

async function writeDecision(
  tx: Db,
  context: PaymentsContext,
  { parts, decision, actor, now }: Written,
): Promise<PaymentParts> {
  const { row } = parts;
  const before = row.sequence === 0 ? null : stateOf(row);
  const events = findEvents(before, decision);
  const paidAssetId = findPaidAsset(parts, decision);
  const isSame = row.paidAssetId === paidAssetId && !isChanged(row, decision);
  if (before !== null && events.length === 0 && isSame) {
    await announcePayment(tx, row);
    return parts;
  }
  const state = columnsOf(decision);
  const isAccepted = state.acceptedAt !== null && row.acceptedAt === null;
  const [after] = await tx
    .update(payments)
    .set({
      ...{ ...state, paidAssetId },
      ...(isAccepted ? { acceptedBy: 'late policy' } : {}),
      ...(isNewToPeople(row, decision) ? { handledAt: null, handledBy: null } : {}),
      sequence: row.sequence + events.length,
      updatedAt: now,
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (after === undefined) throw new Error(`payment ${row.id} is gone`);
  const settled = { ...parts, row: after };
  await tellDecision(tx, context, { parts: settled, before, events, actor, now });
  return settled;
}

/** Tells of a decision that was written: in the history of the payment, to webhooks and to those who watch. */
export async function tellDecision(
  tx: Db,
  context: PaymentsContext,
  written: WrittenEvents,
): Promise<void> {
  await writePaymentEvents(tx, context, written);
  await announcePayment(tx, written.parts.row);
}

function announcePayment(tx: Db, { id: paymentId, businessId }: PaymentRow): Promise<void> {
  return announce(tx, { topic: 'payments', payload: { paymentId }, businessId });
}

/** Returns what of a decision is kept with its payment: amounts of its method are counted where they are shown. */
function columnsOf(decision: Decision) {
  const { credits, method, confirmations, remaining, remainingUnrounded, ...state } = decision;
  return state;
}

/** Returns the asset of all transfers that pay; null where they are of several, or there are none. */
function findPaidAsset(
  { transfers }: Pick<PaymentParts, 'transfers'>,
  { credits }: Decision,
): string | null {
  const paying = transfers.filter(({ id }) => readPriced(credits.get(id) ?? '0') > 0n);
  const [assetId, ...others] = new Set(paying.map((transfer) => transfer.assetId));
  return assetId === undefined || others.length > 0 ? null : assetId;
}

function isChanged(row: PaymentRow, decision: Decision): boolean {
  const { credited, refunded, acceptedAmount, ...state } = columnsOf(decision);
  // The database writes sums with all of their decimals.
  const isSumNew =
    readPriced(row.credited) !== readPriced(credited) ||
    readPriced(row.refunded) !== readPriced(refunded) ||
    readAccepted(row.acceptedAmount) !== readAccepted(acceptedAmount);
  const { acceptedAmount: _, ...stored } = stateOf(row);
  return isSumNew || !isDeepStrictEqual(stored, state);
}

const readAccepted = (amount: string | null) => (amount === null ? null : readPriced(amount));

/** Reports whether money came or went, or the payment ended, since a member may have marked it as handled. */
function isNewToPeople(row: PaymentRow, decision: Decision): boolean {
  const hasNewEnd = row.status !== decision.status && isEnded(decision.status);
  const isSumNew = readPriced(row.credited) !== readPriced(decision.credited);
  return hasNewEnd || isSumNew || findNewReasons(stateOf(row), decision).length > 0;
}

function changedCredits({ parts, decision }: Settled) {
  return parts.transfers.flatMap(({ id, credited: before }) => {
    const credited = decision.credits.get(id) ?? '0';
    return readPriced(before) === readPriced(credited) ? [] : [{ id, credited }];
  });
}

/** Lists the transfers that nothing can replace any more. */
function finalTransfers({ parts, decision }: Settled): readonly string[] {
  const isCompleted = decision.status === 'COMPLETED' && parts.row.status !== 'COMPLETED';
  // One that is marked as paid waits for no block of its transfers.
  return isCompleted && parts.row.paidElsewhere === null ? parts.transfers.map(({ id }) => id) : [];
}
