import { listAssetsOfSymbol, validateAddress } from '@billfold/core';
import type {
  DisplayStatus,
  PaymentFilters,
  PaymentFlag,
  PaymentFlagFilter,
} from '@billfold/core/contract';
import { endedStatuses } from '@billfold/core/internal';
import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { escapePattern } from '../db/escape-pattern.ts';
import type { Db } from '../db/open-database.ts';
import {
  customers,
  paymentQuotes,
  payments,
  paymentTransfers,
  transfersOut,
} from '../db/schema.ts';
import { isRefundToSign } from '../refunds/is-refund-to-sign.ts';
import { isOfCustomer } from './is-of-customer.ts';

export interface FilteredPayments {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly filters: Omit<PaymentFilters, 'livemode'>;
  /** False for members who see masked emails: a search would tell what they are. */
  readonly searchesEmails?: boolean;
}

/** Returns the condition for payments of a business that pass `filters`. */
export function paymentsOf(
  db: Db,
  { businessId, livemode, filters, searchesEmails = true }: FilteredPayments,
): SQL | undefined {
  const { status, flag, asset, network, from, to, customerId, linkId, search } = filters;
  return and(
    eq(payments.businessId, businessId),
    eq(payments.livemode, livemode),
    status && hasDisplayStatus(status),
    flag && (flag === 'refundToSign' ? hasRefundToSign(db, businessId) : hasFlag(flag)),
    attentionCondition(filters),
    asset === undefined && network === undefined ? undefined : hasMethod(db, filters),
    from && gte(payments.createdAt, from),
    to && lt(payments.createdAt, to),
    customerId === undefined ? undefined : isOfCustomer(businessId, customerId),
    linkId === undefined ? undefined : eq(payments.linkId, linkId),
    search === undefined || search.trim() === ''
      ? undefined
      : beginsWith(db, { businessId, searchesEmails }, search.trim()),
  );
}

const { status, paidState, refundState, flags } = payments;
const has = (flag: PaymentFlag): SQL => sql`${flags} @> ${JSON.stringify([flag])}::jsonb`;
const isLate = has('late');
const hasMoney = ne(paidState, 'UNPAID');
const isOver = inArray(
  status,
  endedStatuses.filter((each) => each !== 'INVALID'),
);

/** Returns the condition for a status text, in the order of core's `displayStatus`. */
export function hasDisplayStatus(label: DisplayStatus): SQL | undefined {
  if (label === 'Refunded') return eq(refundState, 'FULL');
  if (label === 'Partially refunded') return eq(refundState, 'PARTIAL');
  return and(eq(refundState, 'NONE'), isLabelled(label));
}

/** Returns the condition for a flag. What went back to the payer is no longer too much. */
export function hasFlag(flag: Exclude<PaymentFlagFilter, 'refundToSign'>): SQL | undefined {
  if (flag !== 'overpaid') return has(flag);
  return and(eq(paidState, 'OVERPAID'), eq(refundState, 'NONE'));
}

/** Returns the condition for a refund that can be signed now. */
export function hasRefundToSign(db: Db, businessId: number): SQL {
  const { paymentId } = transfersOut;
  const ids = db
    .select({ paymentId })
    .from(transfersOut)
    .where(and(eq(transfersOut.businessId, businessId), isRefundToSign, isNotNull(paymentId)));
  return inArray(payments.id, ids);
}

/**
 * Returns the condition for more than the price, of which nothing is on its way back. The refunds that have not ended are
 * read once, by the index `transfers_out_refunding`, whose condition this is letter for letter: asked for each of many
 * payments they take a hundred times as long.
 */
export function isTooMuch(): SQL | undefined {
  const { paymentId, status: refundStatus } = transfersOut;
  const refunding = sql`select ${paymentId} from ${transfersOut} where ${paymentId} is not null and ${refundStatus} in ('AWAITING_ADDRESS','AWAITING_SIGNATURE','BROADCAST')`;
  return and(hasFlag('overpaid'), sql`${payments.id} not in (${refunding})`);
}

/**
 * Returns the condition of all that may need a person, which follows from each of the conditions that do. It is that of the
 * index `payments_attention`, letter for letter: PostgreSQL takes the index for no other one.
 */
export const mayNeedAttention = (): SQL =>
  sql`(${status} = 'INVALID' or ${paidState} = 'OVERPAID' or (${paidState} <> 'UNPAID' and ${status} in ('PENDING','EXPIRED','CANCELLED')) or ${flags} @> '["wrongAsset"]'::jsonb)`;

/** Returns the condition for payments that a person should look at, and that no one marked as handled. */
function isUnhandled(): SQL | undefined {
  return and(
    isNull(payments.handledAt),
    mayNeedAttention(),
    or(
      hasDisplayStatus('Underpaid'),
      hasDisplayStatus('Late'),
      hasDisplayStatus('Invalid'),
      isTooMuch(),
      hasFlag('wrongAsset'),
    ),
  );
}

function attentionCondition({ needsAttention }: Pick<PaymentFilters, 'needsAttention'>) {
  if (needsAttention === undefined) return undefined;
  const condition = isUnhandled();
  return needsAttention || condition === undefined ? condition : not(condition);
}

function isLabelled(label: Exclude<DisplayStatus, 'Refunded' | 'Partially refunded'>) {
  const isUnpaid = eq(paidState, 'UNPAID');
  const isShort = eq(paidState, 'UNDERPAID');
  switch (label) {
    case 'Created':
    case 'Confirming':
    case 'Completed':
      return eq(status, statusOf[label]);
    case 'Pending':
      return and(eq(status, 'PENDING'), isUnpaid);
    case 'Underpaid':
      return or(and(eq(status, 'PENDING'), hasMoney), and(isOver, isShort, sql`not ${isLate}`));
    case 'Confirmed':
      return and(eq(status, 'CONFIRMED'), ne(paidState, 'OVERPAID'));
    case 'Overpaid':
      return and(eq(status, 'CONFIRMED'), eq(paidState, 'OVERPAID'));
    case 'Late':
      return and(isOver, hasMoney, isLate);
    case 'Expired':
    case 'Cancelled':
      return and(eq(status, statusOf[label]), isUnpaid);
    case 'Invalid':
      return or(
        eq(status, 'INVALID'),
        and(isOver, inArray(paidState, ['PAID', 'OVERPAID']), sql`not ${isLate}`),
      );
    default:
      return label satisfies never;
  }
}

const statusOf = {
  Created: 'CREATED',
  Confirming: 'CONFIRMING',
  Completed: 'COMPLETED',
  Expired: 'EXPIRED',
  Cancelled: 'CANCELLED',
} as const;

/** Returns the condition that the chosen method is in an asset, on a network, or both. */
function hasMethod(db: Db, { asset, network }: Pick<PaymentFilters, 'asset' | 'network'>): SQL {
  const ids = asset === undefined ? [] : listAssetsOfSymbol(asset).map(({ id }) => id);
  return exists(
    db
      .select({ one: sql`1` })
      .from(paymentQuotes)
      .where(
        and(
          eq(paymentQuotes.id, payments.quoteId),
          asset === undefined ? undefined : inArray(paymentQuotes.assetId, ids),
          network === undefined ? undefined : eq(paymentQuotes.network, network.toUpperCase()),
        ),
      ),
  );
}

/** Returns the condition that an id, order id, email, address or hash begins with a text. */
function beginsWith(
  db: Db,
  { businessId, searchesEmails }: Pick<FilteredPayments, 'businessId' | 'searchesEmails'>,
  text: string,
): SQL {
  const isOwn = eq(payments.businessId, businessId);
  const pattern = `${escapePattern(text)}%`;
  const address = `${escapePattern(writtenAddress(text))}%`;
  const { id } = payments;
  const found = union(
    db
      .select({ id })
      .from(payments)
      .where(and(isOwn, like(id, pattern))),
    db
      .select({ id })
      .from(payments)
      .where(and(isOwn, like(payments.orderId, pattern))),
    db
      .select({ id: paymentQuotes.paymentId })
      .from(paymentQuotes)
      .where(like(paymentQuotes.address, address)),
    db
      .select({ id: sql<string>`${paymentTransfers.paymentId}` })
      .from(paymentTransfers)
      .where(like(paymentTransfers.hash, pattern)),
    db
      .select({ id })
      .from(payments)
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .where(
        and(
          eq(customers.businessId, businessId),
          searchesEmails ? undefined : sql`false`,
          like(customers.emailNorm, `${escapePattern(text.toLowerCase())}%`),
        ),
      ),
  );
  // As an array the ids are known before the payments are read, which then takes their index.
  return sql`${id} = any(array(${found}))`;
}

/** Writes an address of Ethereum in any case as it is stored, with its checksum (EIP-55). */
function writtenAddress(text: string): string {
  const check = /^0x[\da-f]{40}$/i.test(text) ? validateAddress('ETH', text.toLowerCase()) : null;
  return check?.valid === true ? check.normalized : text;
}
