import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers, transfersOut } from '../db/schema.ts';
import type { TransferRow } from './payment-parts.ts';

export interface SameMoney {
  /** Transfer that a transaction tells. */
  readonly told: TransferRow;
  /** Transfer that a balance showed earlier, as it was before any of it was explained. */
  readonly found: TransferRow;
  /** Units of `found` that no transaction explains yet. */
  readonly rest: bigint;
}

/**
 * Gives a transfer what was decided about the same money, so that no one can refund or assign it twice. A transfer
 * that explains all of it takes its refunds too. One that explains a part counts as refunded where the refunds of
 * the rest send more than the rest. A refund outranks a payment. Returns whether anything was decided.
 */
export async function adoptDecision(tx: Db, { told, found, rest }: SameMoney): Promise<boolean> {
  const isRefunded = await isSentBack(tx, told.id);
  const refunded = await sumRefunds(tx, found.id);
  if (rest === 0n) await moveRefunds(tx, found.id, told.id);
  else if (refunded > 0n) {
    if (refunded <= rest) return false;
    await decide(tx, told, { ...noPayment, unmatchedState: 'REFUNDED', ...decisionOf(found) });
    return true;
  }
  const { paymentId, quoteId, unmatchedState } = found;
  if (unmatchedState === 'REFUNDED' || refunded > 0n) {
    const state = isRefunded ? 'REFUNDED' : unmatchedState;
    await decide(tx, told, { ...noPayment, unmatchedState: state, ...decisionOf(found) });
    return true;
  }
  // What the transaction says of its payment is more than anyone could know without it.
  if (isRefunded || told.paymentId !== null || unmatchedState === 'OPEN') return isRefunded;
  await decide(tx, told, { paymentId, quoteId, unmatchedState, ...decisionOf(found) });
  return true;
}

/** Reports whether a transfer counts as refunded, or has a refund. */
async function isSentBack(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ state: paymentTransfers.unmatchedState })
    .from(paymentTransfers)
    .where(eq(paymentTransfers.id, id));
  return row?.state === 'REFUNDED' || (await sumRefunds(tx, id)) > 0n;
}

const noPayment = { paymentId: null, quoteId: null };

const decisionOf = ({ decidedBy, decidedAt }: TransferRow) => ({ decidedBy, decidedAt });

async function decide(
  tx: Db,
  { id }: TransferRow,
  decision: Partial<typeof paymentTransfers.$inferInsert>,
): Promise<void> {
  await tx.update(paymentTransfers).set(decision).where(eq(paymentTransfers.id, id));
}

/** Sums what the refunds of a transfer send or keep, without those that were withdrawn. */
async function sumRefunds(tx: Db, transferId: string): Promise<bigint> {
  const { units, keptUnits, status } = transfersOut;
  const [sum] = await tx
    .select({
      units: sql`coalesce(sum(${units} + ${keptUnits}), 0)::text`.mapWith(BigInt),
    })
    .from(transfersOut)
    .where(
      sql`${transfersOut.transferId} = ${transferId} and ${status} not in ('CANCELLED', 'EXPIRED')`,
    );
  return sum?.units ?? 0n;
}

async function moveRefunds(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(transfersOut).set({ transferId: to }).where(eq(transfersOut.transferId, from));
}
