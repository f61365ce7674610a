import { paymentsSettings } from '@billfold/core/contract';
import { type Decision, type DecisionFacts, deadlineOf } from '@billfold/core/internal';
import { and, asc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { decisionFactsOf, refundFactsOf } from './decision-facts.ts';
import { loadRefunds } from './load-refunds.ts';
import { keepsOrder } from './order-id.ts';
import {
  loadHeads,
  loadPaymentParts,
  type PaymentParts,
  type PaymentRow,
} from './payment-parts.ts';

/** Payment that can be decided, with its facts. */
export interface Decidable {
  readonly parts: PaymentParts;
  readonly facts: DecisionFacts;
}

/** Payment with the decision on its present facts. */
export interface Settled extends Decidable {
  readonly decision: Decision;
}

/** Locks payments in the order of their ids, and loads the facts of each. */
export async function lockDecidable(
  tx: Db,
  paymentIds: readonly string[],
  now: Date,
): Promise<readonly Decidable[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(isAnyTextOf(payments.id, paymentIds))
    .orderBy(asc(payments.id))
    .for('update');
  const heads = await loadHeads(tx);
  const latePolicies = await loadLatePolicies(tx, rows, now);
  const taken = await loadTakenOrders(tx, rows);
  const refunds = await loadRefunds(tx, refundableIds(rows));
  const all = await loadPaymentParts(tx, rows, { heads, refunds });
  return all.map((parts) => {
    const { id, businessId } = parts.row;
    const latePolicy = latePolicies.get(businessId) ?? 'MANUAL';
    const surroundings = {
      ...{ latePolicy, isOrderTaken: taken.has(id), heads, now },
      refunds: refundFactsOf(parts, taken.has(id)),
    };
    return { parts, facts: decisionFactsOf(parts, surroundings) };
  });
}

/** Returns the ids of the payments that may have a refund. */
function refundableIds(rows: readonly PaymentRow[]): readonly string[] {
  const mayBeRefunded = ({ confirmedAt, closedAt }: PaymentRow) =>
    confirmedAt !== null || closedAt !== null;
  return rows.filter(mayBeRefunded).map(({ id }) => id);
}

/** Loads the late policies that matter: those of payments that have expired, or expire now. */
async function loadLatePolicies(tx: Db, rows: readonly PaymentRow[], now: Date) {
  const late = rows.filter(
    (row) => row.status === 'EXPIRED' || (isOpen(row) && now >= deadlineOf(row)),
  );
  const policies = new Map<number, DecisionFacts['payment']['latePolicy']>();
  for (const businessId of new Set(late.map((row) => row.businessId))) {
    const { latePolicy } = await loadTab(tx, businessId, {
      tab: 'payments',
      schema: paymentsSettings.settings,
      atFirst: settingsAtFirst.payments,
    });
    policies.set(businessId, latePolicy);
  }
  return policies;
}

const isOpen = ({ status }: PaymentRow) => status === 'CREATED' || status === 'PENDING';

/** Finds the payments whose order another payment has, which is open or paid. */
async function loadTakenOrders(tx: Db, rows: readonly PaymentRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ id, orderId, closedAt, refundState }) =>
    orderId === null || (closedAt === null && refundState !== 'FULL') ? [] : [id],
  );
  if (ids.length === 0) return new Set();
  const other = alias(payments, 'other');
  const found = await tx
    .selectDistinct({ id: payments.id })
    .from(payments)
    .innerJoin(
      other,
      and(
        eq(other.businessId, payments.businessId),
        eq(other.livemode, payments.livemode),
        eq(other.orderId, payments.orderId),
        ne(other.id, payments.id),
        keepsOrder(other),
      ),
    )
    .where(isAnyTextOf(payments.id, ids));
  return new Set(found.map(({ id }) => id));
}
