import type { AccountAsset, Random } from '@billfold/core';
import type { AddressMode } from '@billfold/core/contract';
import { confirmationsOfPolicy, listTags } from '@billfold/core/internal';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { createInsertFreeRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes } from '../db/schema.ts';
import { onePrice, type Price } from '../rates/price.ts';
import { addressBusy } from './address-busy.ts';
import { allocateAddress, findKept, type PaymentPlace } from './allocate-address.ts';
import type { QuoteRow } from './payment-parts.ts';
import type { AcceptedAsset } from './payment-rules.ts';
import type { PaymentTerms } from './payment-terms.ts';
import type { AssetQuote } from './quote-asset.ts';
import { writePriced } from './read-price.ts';

export interface LockedQuote {
  /** Id of the quote. */
  readonly id: string;
  readonly paymentId: string;
  readonly livemode: boolean;
  readonly accepted: AcceptedAsset;
  readonly quote: AssetQuote;
  /** Part of the price that the quote is for. */
  readonly asked: Price;
  readonly terms: PaymentTerms;
  readonly now: Date;
}

/**
 * Locks a quote of a payment, in the transaction that holds the payment's row. Earlier quotes are
 * superseded and stay payable.
 * @throws {ApiError} 409 TEST_MODE_UNAVAILABLE; 503 ADDRESS_BUSY
 */
export async function lockQuote(
  tx: Db,
  context: QuoteContext,
  locked: LockedQuote,
): Promise<QuoteRow> {
  const { paymentId, accepted, now } = locked;
  const { network } = accepted.asset;
  const kept = await findKept(tx, { paymentId, network, mode: accepted.row.addressMode });
  await tx
    .update(paymentQuotes)
    .set({ supersededAt: now })
    .where(and(eq(paymentQuotes.paymentId, paymentId), isNull(paymentQuotes.supersededAt)));
  const place = kept ?? (await allocateAddress(tx, context, locked));
  return storeQuote(tx, context, { ...locked, place });
}

/** Locks the first quote of a payment, in the transaction that creates it. @throws {ApiError} as `lockQuote` */
export async function lockFirstQuote(
  tx: Db,
  context: QuoteContext,
  locked: LockedQuote,
): Promise<QuoteRow> {
  return storeQuote(tx, context, { ...locked, place: await allocateAddress(tx, context, locked) });
}

type QuoteContext = Pick<ServiceContext, 'platform' | 'chains' | 'chainMode'>;

const insertQuote = createInsertFreeRow(paymentQuotes);

async function storeQuote(
  tx: Db,
  { platform }: QuoteContext,
  { place, ...locked }: LockedQuote & { readonly place: PaymentPlace },
): Promise<QuoteRow> {
  const row = { ...draftQuote(locked), ...place };
  for (const tagUnits of tagsFor(place.mode, locked.accepted.asset, platform.random)) {
    const dueUnits = row.dueUnits + (tagUnits ?? 0n);
    const stored = await insertQuote(tx, { ...row, dueUnits, tagUnits });
    if (stored !== undefined) return stored;
  }
  throw addressBusy();
}

/** Quote before it has an address, and the tag that an amount on a shared one gets. */
export type QuoteDraft = Omit<
  QuoteRow,
  keyof PaymentPlace | 'tagUnits' | 'supersededAt' | 'releasedAt'
>;

/** Returns the columns of a quote that do not depend on its address. */
export function draftQuote(locked: LockedQuote): QuoteDraft {
  const { id, paymentId, accepted, quote, asked, terms, now } = locked;
  const { asset } = accepted;
  return {
    ...{ id, paymentId, assetId: asset.id, network: asset.network },
    ...{ rate: quote.rate, rateAt: quote.rateAt, dueUnits: quote.dueUnits },
    asked: writePriced(asked),
    usdRate: quote.usdRate === null ? null : writePriced(quote.usdRate),
    ...confirmationsOfPolicy(terms.policy, asset.network, {
      isUnderCeiling: isUnderCeiling(asset, quote),
    }),
    ...{ lockedAt: now, expiresAt: windowEnd(terms, now) },
  };
}

/** Returns when a quote that is locked now ends. */
export function windowEnd({ windowMinutes }: PaymentTerms, now: Date): Date {
  return new Date(now.getTime() + windowMinutes * 60_000);
}

const mostTries = 5;

/** Lists the tags to try, by which an amount on a shared address names its payment; null is none. */
function tagsFor(
  mode: AddressMode,
  { id }: AccountAsset,
  random: Random,
): readonly (bigint | null)[] {
  if (mode !== 'SHARED') return [null];
  const number = BigInt(`0x${Buffer.from(random.bytes(8)).toString('hex')}`);
  return listTags(id, { random: number, count: mostTries });
}

/** Dollars up to which a payment may count as confirmed without a block. */
const instantCeiling = 20n;

/** Reports whether a price is low enough to count as confirmed without a block. */
export function isUnderCeiling(
  { decimals }: AccountAsset,
  { usdRate, dueUnits }: AssetQuote,
): boolean {
  if (usdRate === null) return false;
  return dueUnits * usdRate <= instantCeiling * onePrice * 10n ** BigInt(decimals);
}
