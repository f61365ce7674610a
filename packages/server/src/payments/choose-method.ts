import type { Payment, SelectMethod } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { holdBusiness } from '../businesses/business-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes, payments } from '../db/schema.ts';
import { announce } from '../events/announce.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { type DollarPrices, loadDollarPrices } from './dollar-prices.ts';
import { isPayableIn } from './is-payable-in.ts';
import { lockQuote } from './lock-quote.ts';
import { codesOf, offerAsset } from './offer-asset.ts';
import { refuseTakenOrder } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentRow } from './payment-parts.ts';
import { type AcceptedAsset, loadPaymentRules, type PaymentRules } from './payment-rules.ts';
import { loadPaymentRow, lockPaymentRow, type NamedPayment } from './payment-store.ts';
import { termsOf } from './payment-terms.ts';
import { requireOffer } from './plan-payment.ts';
import { presentPayment } from './present-payment.ts';
import { readPriced } from './read-price.ts';
import { settlePayment } from './settle-payment.ts';
import { stateConflict } from './state-conflict.ts';

export interface MethodChoice {
  readonly named: NamedPayment;
  readonly method: SelectMethod;
  readonly actor: PaymentActor;
  /** Judges the row before it is changed. */
  readonly admit?: (tx: Db, row: PaymentRow, now: Date) => Promise<void>;
}

/**
 * Prepares the choice of a method outside any transaction, and returns the work that locks its quote in
 * one. The method that a payment has is asked again once its quote has ended: that refreshes its price.
 * @throws {ApiError} 404; 400 ASSET_NOT_ACCEPTED, PRICE_OUT_OF_RANGE; 409 STATE_CONFLICT, RATE_UNAVAILABLE,
 * ORDER_ID_IN_USE; 503 ADDRESS_BUSY
 */
export async function prepareMethodChoice(
  context: ServiceContext,
  { named, method, actor, admit }: MethodChoice,
): Promise<(tx: Db) => Promise<Payment>> {
  const market = await loadMarket(context, named);
  return async (tx) => {
    await holdBusiness(tx, named.businessId);
    const row = await lockPaymentRow(tx, named);
    const now = nowOf(context.platform);
    if (!isChoosable(row)) throw stateConflict(row, 'A method can be chosen until money comes.');
    await admit?.(tx, row, now);
    const current = await loadCurrentQuote(tx, row);
    const accepted = findMethod(market.rules, { row, current, method });
    if (isCurrent(row, { current, accepted, now })) return presentPayment(tx, context, row);
    if (row.status === 'EXPIRED') await refuseTakenOrder(tx, row);
    await requote(tx, context, { row, accepted, market, asked: readPriced(row.price), now });
    return settlePayment(tx, context, { paymentId: row.id, actor, now });
  };
}

/** Rules of a business with the prices of what it accepts. */
export interface Market {
  readonly rules: PaymentRules;
  readonly prices: DollarPrices;
}

/** Loads what a new quote of a payment needs. @throws {ApiError} 404; 409 as `loadPaymentRules` */
export async function loadMarket(
  context: Pick<ServiceContext, 'db' | 'rates' | 'platform'>,
  named: NamedPayment,
): Promise<Market> {
  const { businessId, priceCurrency } = await loadPaymentRow(context.db, named);
  const rules = await loadPaymentRules(context.db, businessId);
  const codes = codesOf(rules, priceCurrency);
  return { rules, prices: await loadDollarPrices(context, codes, nowOf(context.platform)) };
}

export interface Requoting {
  readonly row: PaymentRow;
  readonly accepted: AcceptedAsset;
  readonly market: Market;
  /** Part of the price that the quote is for. */
  readonly asked: bigint;
  /** Amount that its due is computed from; `asked` unless given. */
  readonly unrounded?: bigint;
  readonly now: Date;
}

/** Locks a new quote of a payment, and makes it the current one. */
export async function requote(
  tx: Db,
  context: ServiceContext,
  { row, accepted, market, asked, unrounded = asked, now }: Requoting,
): Promise<void> {
  const own = { policy: row.policy, windowMinutes: row.windowMinutes };
  const price = { amount: unrounded, currency: row.priceCurrency };
  const { quote } = requireOffer([offerAsset(accepted, { ...market, price, own, now })]);
  const terms = termsOf(own, accepted, market.rules);
  const locked = await lockQuote(tx, context, {
    ...{ id: context.platform.newId(), paymentId: row.id, livemode: row.livemode },
    ...{ accepted, quote, asked, terms, now },
  });
  await tx
    .update(payments)
    .set({ quoteId: locked.id, expiresAt: locked.expiresAt })
    .where(eq(payments.id, row.id));
  // Its state may stay the same; its other windows have to show another address.
  const payload = { paymentId: row.id };
  await announce(tx, { topic: 'payments', payload, businessId: row.businessId });
}

/** Reports whether nothing has come yet, so that a method can be chosen. */
export function isChoosable({ status, paidState, credited }: PaymentRow): boolean {
  const isOpen = status === 'CREATED' || status === 'PENDING' || status === 'EXPIRED';
  return isOpen && paidState === 'UNPAID' && readPriced(credited) === 0n;
}

interface Choice {
  readonly row: PaymentRow;
  readonly current: CurrentQuote | null;
  readonly method: SelectMethod;
}

function findMethod(
  { assets }: PaymentRules,
  { row: { assetIds }, current, method: { asset: symbol, network } }: Choice,
): AcceptedAsset {
  const asked = { assetIds, currentId: current?.assetId ?? null };
  const accepted = assets.find(
    ({ asset }) =>
      asset.symbol === symbol && asset.network === network && isPayableIn(asset.id, asked),
  );
  if (accepted === undefined)
    throw fieldRefused('asset', {
      code: 'ASSET_NOT_ACCEPTED',
      message: fill('This payment cannot be paid in {asset} on {network}.', {
        asset: symbol,
        network,
      }),
    });
  return accepted;
}

interface CurrentQuote {
  readonly assetId: string;
  readonly expiresAt: Date;
}

async function loadCurrentQuote(tx: Db, { quoteId }: PaymentRow): Promise<CurrentQuote | null> {
  if (quoteId === null) return null;
  const [quote] = await tx
    .select({ assetId: paymentQuotes.assetId, expiresAt: paymentQuotes.expiresAt })
    .from(paymentQuotes)
    .where(eq(paymentQuotes.id, quoteId));
  return quote ?? null;
}

interface Chosen {
  readonly current: CurrentQuote | null;
  readonly accepted: AcceptedAsset;
  readonly now: Date;
}

/** Reports whether a payment has a quote in the asset that holds: nobody picks the best of several rates. */
function isCurrent({ status }: PaymentRow, { current, accepted, now }: Chosen): boolean {
  if (current === null || status !== 'PENDING') return false;
  return current.assetId === accepted.asset.id && current.expiresAt > now;
}
