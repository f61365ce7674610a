import type { AccountAsset, Random } from '@billfold/core';
import { getNetwork } from '@billfold/core';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentQuotes } from '../db/schema.ts';
import { requiredConfirmations } from '../merchant/required-confirmations.ts';
import { onePrice, type Price } from '../rates/price.ts';
import { addressBusy } from './address-busy.ts';
import { allocateAddress } from './allocate-address.ts';
import type { AcceptedAsset } from './payment-rules.ts';
import type { PaymentTerms } from './payment-terms.ts';
import { type AssetQuote, unitsOf } from './quote-asset.ts';
import { writePriced } from './read-price.ts';

export type QuoteRow = typeof paymentQuotes.$inferSelect;

export interface LockedQuote {
  readonly paymentId: string;
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
 * @throws {ApiError} 503 ADDRESS_BUSY
 */
export async function lockQuote(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  locked: LockedQuote,
): Promise<QuoteRow> {
  const { paymentId, accepted, quote, asked, terms, now } = locked;
  const { asset } = accepted;
  const place = await allocateAddress(tx, context, { paymentId, accepted });
  await tx
    .update(paymentQuotes)
    .set({ supersededAt: now })
    .where(and(eq(paymentQuotes.paymentId, paymentId), isNull(paymentQuotes.supersededAt)));
  const row = {
    ...{ id: context.platform.newId(), paymentId, assetId: asset.id, network: asset.network },
    ...place,
    ...{ rate: writePriced(quote.rate), rateAt: quote.rateAt, dueUnits: quote.dueUnits },
    asked: writePriced(asked),
    usdRate: quote.usdRate === null ? null : writePriced(quote.usdRate),
    ...confirmationsOf(asset, { policy: terms.policy, quote }),
    ...{ lockedAt: now, expiresAt: new Date(now.getTime() + terms.windowMinutes * 60_000) },
  };
  const { random } = context.platform;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [stored] = await tx
      .insert(paymentQuotes)
      .values(place.mode === 'SHARED' ? { ...row, ...tagDue(quote.dueUnits, asset, random) } : row)
      .onConflictDoNothing()
      .returning();
    if (stored !== undefined) return stored;
  }
  throw addressBusy();
}

/** Adds a tag to what is due, by which the payment is recognised if all else is missing. */
function tagDue(units: bigint, { decimals, digits }: AccountAsset, random: Random) {
  const number = [...random.bytes(4)].reduce((sum, byte) => sum * 256 + byte, 0);
  const tagUnits = BigInt(1 + (number % 9_999)) * 10n ** BigInt(decimals - digits);
  return { dueUnits: units + tagUnits, tagUnits };
}

interface Confirming {
  readonly policy: string;
  readonly quote: AssetQuote;
}

function confirmationsOf(asset: AccountAsset, { policy, quote }: Confirming) {
  const isRisky = policy === 'INSTANT' && isAboveCeiling(asset, quote);
  const required = requiredConfirmations(asset.network, isRisky ? 'STANDARD' : policy);
  const { final } = getNetwork(asset.network).confirmations;
  return { requiredConfirmations: required, finalConfirmations: Math.max(final, required) };
}

/** Dollars up to which a payment may count as confirmed without a block. */
const instantCeiling = 20n;

function isAboveCeiling(asset: AccountAsset, { usdRate, dueUnits }: AssetQuote): boolean {
  return usdRate === null || dueUnits > unitsOf(instantCeiling * onePrice, usdRate, asset);
}
