import type { UnmatchedTransaction } from '@billfold/core/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isServed, type ServedNetwork } from '../chains/served-networks.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { namedTransactions, payments, paymentTransfers } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import type { PaymentParts, PaymentRow, TransferRow } from './payment-parts.ts';

/** Asset and amount of a transaction that came on a network that its payment does not ask for. */
export interface AstrayAmount {
  readonly assetId: string;
  readonly units: bigint;
}

export interface NamedTransaction {
  readonly payment: Pick<PaymentRow, 'id' | 'businessId'>;
  readonly network: ServedNetwork;
  readonly hash: string;
  /** Null where its block does not tell; left out of one on a network that the payment asks for. */
  readonly astray?: AstrayAmount | null;
  readonly now: Date;
}

/** Most transactions that are kept of one payment: more than a payer can have sent for it. */
const mostNamed = 20;

/**
 * Keeps that a payer named a transaction as theirs, and has the pages of the payment loaded again. Returns false where
 * that is known, or too many of the payment are.
 */
export async function nameTransaction(
  db: Db,
  { payment: { id: paymentId, businessId }, network, hash, astray, now }: NamedTransaction,
): Promise<boolean> {
  const known = await db.$count(namedTransactions, eq(namedTransactions.paymentId, paymentId));
  if (known >= mostNamed) return false;
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(namedTransactions)
      .values({ paymentId, network, hash, ...astray, namedAt: now })
      .onConflictDoNothing()
      .returning({ hash: namedTransactions.hash });
    if (added.length > 0)
      await announce(tx, { topic: 'payments', payload: { paymentId }, businessId });
    return added.length > 0;
  });
}

/** Transfer about which its business has yet to decide. */
export const isUndecided = and(
  isNull(paymentTransfers.paymentId),
  eq(paymentTransfers.unmatchedState, 'OPEN'),
  isNull(paymentTransfers.endedAs),
);

type Named = Pick<PaymentParts, 'quotes'> & { readonly row: Pick<PaymentRow, 'id'> };

/**
 * Loads the transactions that payers named and about which the business has to decide, by the id of the payment: those
 * that came to it without a payment, and those that came on a network that the payment does not ask for.
 */
export async function loadUnmatchedNamed(
  db: Db,
  named: readonly Named[],
): Promise<ReadonlyMap<string, readonly UnmatchedTransaction[]>> {
  const { paymentId, network, hash, namedAt } = namedTransactions;
  const rows = await db
    .selectDistinct({
      ...{ paymentId, network, hash, namedAt },
      isOpen: sql`${paymentTransfers.id} is not null`.mapWith(Boolean),
    })
    .from(namedTransactions)
    .innerJoin(payments, eq(payments.id, paymentId))
    .leftJoin(
      paymentTransfers,
      and(
        eq(paymentTransfers.hash, hash),
        eq(paymentTransfers.network, network),
        eq(paymentTransfers.businessId, payments.businessId),
        eq(paymentTransfers.livemode, payments.livemode),
        isUndecided,
      ),
    )
    .where(
      isAnyTextOf(
        paymentId,
        named.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(namedAt), asc(hash));
  const askedOf = new Map(
    named.map(({ row, quotes }) => [row.id, quotes.map((quote) => quote.network)]),
  );
  const found = new Map<string, UnmatchedTransaction[]>();
  for (const row of rows) {
    const onOtherNetwork = !askedOf.get(row.paymentId)?.includes(row.network);
    if (!isServed(row.network) || !(row.isOpen || onOtherNetwork)) continue;
    const each = { network: row.network, hash: row.hash, onOtherNetwork };
    found.set(row.paymentId, [...(found.get(row.paymentId) ?? []), each]);
  }
  return found;
}

/** Has the pages of those payments loaded again whose payers named one of the transactions of `transfers`. */
export async function announceNaming(
  tx: Db,
  transfers: readonly Pick<TransferRow, 'hash'>[],
): Promise<void> {
  const hashes = transfers.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return;
  const { id, businessId } = payments;
  const naming = await tx
    .selectDistinct({ paymentId: id, businessId })
    .from(namedTransactions)
    .innerJoin(payments, eq(id, namedTransactions.paymentId))
    .where(isAnyTextOf(namedTransactions.hash, hashes));
  for (const { paymentId, ...of } of naming)
    await announce(tx, { topic: 'payments', payload: { paymentId }, ...of });
}
