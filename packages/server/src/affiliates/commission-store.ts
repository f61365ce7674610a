import type { Commission, CommissionStatus, DataPage } from '@billfold/core/contract';
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { feeCurrency } from '../billing/invoice-store.ts';
import type { Db } from '../db/open-database.ts';
import {
  affiliateCommissions,
  affiliatePayouts,
  feeInvoices,
  paymentLinks,
  payments,
} from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { formatCents } from '../rates/fiat-value.ts';

/** Days for which a commission waits, in which the fee may still be returned. */
export const holdDays = 30;
const dayMs = 86_400_000;

/** Payment of the fee that a commission is a share of. */
const feePayment = alias(payments, 'fee_payment');
/** Payment of the payout that a commission is part of. */
const payoutPayment = alias(payments, 'payout_payment');

const paid = ['CONFIRMED', 'COMPLETED'] as const;

export interface CommissionsOf {
  readonly businessId: number;
  readonly now: Date;
}

/** Returns the state of a commission. What was paid stays paid, also where the fee is returned later. */
function statusAt(now: Date): SQL<CommissionStatus> {
  const heldSince = new Date(now.getTime() - holdDays * dayMs).toISOString();
  return sql<CommissionStatus>`case
    when ${payoutPayment.id} is not null then 'PAID'
    when ${feePayment.id} is null or ${feePayment.refundState} = 'FULL' then 'VOID'
    when ${paymentLinks.id} is not null and ${paymentLinks.archivedAt} is null then 'REQUESTED'
    when ${affiliateCommissions.earnedAt} <= ${heldSince}::timestamptz then 'PAYABLE'
    else 'PENDING'
  end`;
}

/** Selects the commissions of a business with their states; those of a zero share are none. */
function selectCommissions(db: Db, { businessId, now }: CommissionsOf) {
  return db
    .select({
      ...{ id: affiliateCommissions.id, amount: affiliateCommissions.amount },
      ...{ earnedAt: affiliateCommissions.earnedAt, paidAt: payoutPayment.confirmedAt },
      status: statusAt(now).as('commission_status'),
    })
    .from(affiliateCommissions)
    .innerJoin(feeInvoices, eq(feeInvoices.id, affiliateCommissions.invoiceId))
    .leftJoin(
      feePayment,
      and(eq(feePayment.linkId, feeInvoices.linkId), inArray(feePayment.status, [...paid])),
    )
    .leftJoin(affiliatePayouts, eq(affiliatePayouts.id, affiliateCommissions.payoutId))
    .leftJoin(paymentLinks, eq(paymentLinks.id, affiliatePayouts.linkId))
    .leftJoin(
      payoutPayment,
      and(
        eq(payoutPayment.linkId, affiliatePayouts.linkId),
        inArray(payoutPayment.status, [...paid]),
      ),
    )
    .where(
      and(eq(affiliateCommissions.affiliateId, businessId), gt(affiliateCommissions.amount, 0n)),
    )
    .$dynamic();
}

/** Lists the commissions of a business, the newest first. */
export async function listCommissionsOf(
  db: Db,
  { page, pageSize, ...of }: CommissionsOf & { readonly page: number; readonly pageSize: number },
): Promise<DataPage<Commission>> {
  const rows = await selectCommissions(db, of)
    .orderBy(desc(affiliateCommissions.earnedAt), desc(affiliateCommissions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const isCounted = and(
    eq(affiliateCommissions.affiliateId, of.businessId),
    gt(affiliateCommissions.amount, 0n),
  );
  const total =
    totalOf(rows, { page, pageSize }) ?? (await db.$count(affiliateCommissions, isCounted));
  const data = rows.map(({ amount, earnedAt, ...row }) => ({
    ...{ ...row, amount: formatCents(amount), currency: feeCurrency, earnedAt },
    payableAt: new Date(earnedAt.getTime() + holdDays * dayMs),
  }));
  return { data, meta: { page, pageSize, total } };
}

/** Lists what a payout can be requested for now. */
export async function listPayable(
  db: Db,
  of: CommissionsOf,
): Promise<readonly { readonly id: string; readonly amount: bigint }[]> {
  const rows = await selectCommissions(db, of);
  return rows.filter(({ status }) => status === 'PAYABLE');
}

/** Adds up the commissions of a business by their states, in cents. */
export async function sumCommissions(db: Db, of: CommissionsOf) {
  const commissions = selectCommissions(db, of).as('commissions');
  const rows = await db
    .select({
      status: commissions.status,
      amount: sql<string>`sum(${commissions.amount})::text`,
    })
    .from(commissions)
    .groupBy(commissions.status);
  const sumOf = (status: CommissionStatus): bigint =>
    BigInt(rows.find((row) => row.status === status)?.amount ?? 0);
  return {
    ...{ pending: sumOf('PENDING'), payable: sumOf('PAYABLE') },
    ...{ requested: sumOf('REQUESTED'), paid: sumOf('PAID') },
  };
}
