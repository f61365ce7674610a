import type { Price, RefundClaim, RefundedPayment } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { loadCustomerLocale } from '../customers/customer-locale.ts';
import type { Db } from '../db/open-database.ts';
import {
  businesses,
  customers,
  linkInvoices,
  paymentLinks,
  payments,
  transfersOut,
} from '../db/schema.ts';
import { writeInvoiceNumber } from '../link-invoices/invoice-number.ts';
import type { MailReader } from '../mail/mailer.ts';
import { formatUnits } from '../payments/format-units.ts';
import { formatPrice, readPriced, roundMoney } from '../payments/read-price.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { currencyOf } from './refund-source.ts';
import { loadRefundPart, type OutRow } from './refund-store.ts';

/** Refund of a claim link, with what its customer may know. */
export interface FoundClaim {
  readonly row: OutRow;
  readonly merchant: RefundClaim['merchant'];
  /** Site of the business, for emails. */
  readonly website: string | null;
  /** Payment that it is a refund of; null of an unmatched transfer. */
  readonly payment: typeof payments.$inferSelect | null;
  /** Number of the invoice that the payment pays; null where it pays none. */
  readonly invoiceNumber: string | null;
  /** True where the payer chose the amount of the payment. */
  readonly isOpenAmount: boolean;
  /** Address of the customer; null where none is known. */
  readonly email: string | null;
  /** Customer of the payment; null of an unmatched transfer, and where nobody is known. */
  readonly customerId: string | null;
  /** Language that the business chose for the payment; null where it chose none. */
  readonly language: string | null;
  /** Language in which the payer last read a page of the payment; null where that is not known. */
  readonly payerLanguage: string | null;
}

/** Finds the refund of a claim link. @throws {ApiError} 404 */
export async function findClaim(db: Db, token: string): Promise<FoundClaim> {
  const found = await selectClaim(db, eq(transfersOut.claimTokenHash, hashToken(token)));
  if (found === undefined) throw notFound('refund');
  return found;
}

/** Loads who is to claim a refund, and from whom. */
export async function loadClaimant(db: Db, { id }: Pick<OutRow, 'id'>): Promise<FoundClaim> {
  const found = await selectClaim(db, eq(transfersOut.id, id));
  if (found === undefined) throw new Error(`refund ${id} is gone`);
  return found;
}

async function selectClaim(db: Db, isMeant: SQL): Promise<FoundClaim | undefined> {
  const [found] = await db
    .select({
      row: transfersOut,
      merchant: { name: businesses.name, supportEmail: businesses.supportEmail },
      website: businesses.website,
      payment: payments,
      language: payments.language,
      payerLanguage: payments.payerLanguage,
      customerId: payments.customerId,
      email: sql<string | null>`coalesce(${customers.email}, ${transfersOut.claimEmail})`,
      invoice: linkInvoices.number,
      openLinkId: paymentLinks.id,
    })
    .from(transfersOut)
    .innerJoin(businesses, eq(businesses.id, transfersOut.businessId))
    .leftJoin(payments, eq(payments.id, transfersOut.paymentId))
    .leftJoin(customers, eq(customers.id, payments.customerId))
    .leftJoin(linkInvoices, eq(linkInvoices.linkId, payments.linkId))
    .leftJoin(paymentLinks, and(eq(paymentLinks.id, payments.linkId), isNull(paymentLinks.price)))
    .where(isMeant);
  return (
    found && {
      ...found,
      invoiceNumber: writeInvoiceNumber(found.invoice),
      isOpenAmount: found.openLinkId !== null,
    }
  );
}

/** Loads the reader of mails about a refund; null where no email is known. */
export async function loadClaimReader(
  db: Db,
  {
    row,
    email,
    language,
    payerLanguage,
  }: Pick<FoundClaim, 'row' | 'email' | 'language' | 'payerLanguage'>,
): Promise<MailReader | null> {
  if (email === null) return null;
  return {
    email,
    locale: await loadCustomerLocale(db, { businessId: row.businessId, language, payerLanguage }),
  };
}

/** Refuses a claim that was used, withdrawn or left too long. @throws {ApiError} 409 REFUND_CLAIMED, REFUND_CANCELLED, REFUND_EXPIRED */
export function requireClaimable(row: OutRow, now: Date): void {
  const status = claimStatusOf(row, now);
  if (status === 'WAITING_FOR_ADDRESS') return;
  if (status === 'CANCELLED')
    throw refused(
      'REFUND_CANCELLED',
      'The shop withdrew this refund. Ask the shop if you still expect it.',
    );
  if (status === 'EXPIRED')
    throw refused('REFUND_EXPIRED', 'This link has expired. Ask the shop for a new one.');
  throw refused(
    'REFUND_CLAIMED',
    'This refund already has an address. Not yours? Tell the shop before it sends the refund.',
  );
}

const refused = (code: string, error: RefusalText) => new ApiError(409, code, { errors: [error] });

/** Presents a refund to its customer. */
export async function presentClaim(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  { row, merchant, payment, email, customerId }: FoundClaim,
): Promise<RefundClaim> {
  const asset = requireAsset(row.assetId);
  const status = claimStatusOf(row, nowOf(context.platform));
  const part = await loadRefundPart(context.db, row.id);
  const sent = part?.state === 'PLANNED' ? undefined : part;
  return {
    merchant,
    payment: payment && presentRefunded(payment),
    status,
    amount: formatUnits(row.units, asset),
    value: refundedValue(row, currencyOf(payment)),
    sent: sent === undefined ? null : formatUnits(sent.units, asset),
    networkFeePaidBy: row.networkFeePaidBy,
    ...{ asset: asset.symbol, network: asset.network, address: row.address, memo: row.memo },
    chain: context.chains.get(requireServed(asset.network)).chain,
    ...{ needsCode: email !== null, email: email === null ? null : maskEmail(email) },
    // The code shows that the customer agrees, and not the reader of a forwarded link.
    canKeepAddress: status === 'WAITING_FOR_ADDRESS' && email !== null && customerId !== null,
    hash: sent?.hash ?? null,
    expiresAt: row.claimExpiresAt ?? row.createdAt,
    sandbox: !row.livemode,
  };
}

/** Returns the value of what goes back, which is booked with the part that the business keeps; null where no rate was known. */
export function refundedValue(
  { credited, units, keptUnits }: OutRow,
  currency: string,
): Price | null {
  const amount = (readPriced(credited) * units) / (units + keptUnits);
  return amount > 0n ? formatPrice({ amount: roundMoney(amount, currency), currency }) : null;
}

function presentRefunded({
  orderId,
  description,
  price,
  priceCurrency,
}: NonNullable<FoundClaim['payment']>): RefundedPayment {
  const amount = readPriced(price);
  return { orderId, description, price: formatPrice({ amount, currency: priceCurrency }) };
}

function claimStatusOf({ status, claimExpiresAt }: OutRow, now: Date): RefundClaim['status'] {
  switch (status) {
    case 'AWAITING_ADDRESS':
      return claimExpiresAt !== null && claimExpiresAt <= now ? 'EXPIRED' : 'WAITING_FOR_ADDRESS';
    case 'BROADCAST':
      return 'SENT';
    case 'CONFIRMED':
    case 'CANCELLED':
    case 'EXPIRED':
      return status;
    default:
      return 'WAITING_FOR_MERCHANT';
  }
}
