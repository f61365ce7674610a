import { type Decision, type DecisionFacts, decide, findEvents } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { issueReceipts } from '../receipts/issue-receipts.ts';
import { decisionFactsOf, stateOf } from './decision-facts.ts';
import { lockDecidable, type Settled } from './load-decidable.ts';
import { nextHeights } from './next-heights.ts';
import type { PaymentActor } from './payment-actor.ts';
import { replaceHeights } from './payment-heights.ts';
import type { PaymentParts, PaymentRow } from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { readPriced } from './read-price.ts';
import { dropClaims } from './replace-transfers.ts';
import { writePaymentEvents } from './write-payment-events.ts';
import { writeCredits } from './write-transfers.ts';

export interface Settling {
  readonly paymentIds: readonly string[];
  /** Person, key or loop that changed the facts. */
  readonly actor: PaymentActor;
  readonly now: Date;
}

/**
 * Decides payments on their present facts and writes what follows: state, sums, history and events. Every change
 * of facts ends with it, once, in its own transaction. Where nothing changed it writes nothing. Returns what belongs
 * to the payments, with their rows as they are then.
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
  if (confirmed.length > 0) await issueReceipts(tx, context, { confirmed, now });
  return written.map(({ parts }) => parts);
}

function isNewlyConfirmed({ parts, before }: Settled & { readonly before: PaymentRow }): boolean {
  return before.confirmedAt === null && parts.row.confirmedAt !== null;
}

export interface NewlySettled extends Pick<Settling, 'actor' | 'now'> {
  readonly parts: PaymentParts;
  readonly latePolicy: DecisionFacts['payment']['latePolicy'];
}

/**
 * Decides a payment that this transaction has just inserted, with all that belongs to it. Nothing was transferred
 * yet, so that the heads of the networks do not matter.
 */
export async function settleNew(
  tx: Db,
  context: PaymentsContext,
  { parts, latePolicy, actor, now }: NewlySettled,
): Promise<PaymentParts> {
  const { heads } = parts;
  const facts = decisionFactsOf(parts, { latePolicy, isOrderTaken: false, heads, now });
  return writeDecision(tx, context, { parts, facts, decision: decide(facts), actor, now });
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
  if (before !== null && events.length === 0 && !isChanged(row, decision)) return parts;
  const { credits: _, method: __, confirmations: ___, ...state } = decision;
  const isAccepted = state.acceptedAt !== null && row.acceptedAt === null;
  const [after] = await tx
    .update(payments)
    .set({
      ...state,
      ...(isAccepted ? { acceptedBy: 'late policy' } : {}),
      sequence: row.sequence + events.length,
      updatedAt: now,
    })
    .where(eq(payments.id, row.id))
    .returning();
  if (after === undefined) throw new Error(`payment ${row.id} is gone`);
  const settled = { ...parts, row: after };
  await writePaymentEvents(tx, context, { parts: settled, before, events, actor, now });
  const { id: paymentId, businessId } = row;
  await announce(tx, { topic: 'payments', payload: { paymentId }, businessId });
  return settled;
}

function isChanged(row: PaymentRow, decision: Decision): boolean {
  const { credits: _, method: __, confirmations: ___, credited, refunded, ...state } = decision;
  const isSumNew =
    readPriced(row.credited) !== readPriced(credited) ||
    readPriced(row.refunded) !== readPriced(refunded);
  return isSumNew || JSON.stringify(stateOf(row)) !== JSON.stringify({ ...stateOf(row), ...state });
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
  return isCompleted ? parts.transfers.map(({ id }) => id) : [];
}
