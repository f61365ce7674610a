import type { Decimal } from '@billfold/core';
import type { CheckoutLink, Payment } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { linkStateOf, requireActive } from '../payment-links/link-state.ts';
import { countUsesOf, findLink, type LinkRow, lockLink } from '../payment-links/link-store.ts';
import { presentSum } from '../payment-links/present-link.ts';
import { prepareNewPayment } from '../payments/create-payment.ts';
import { formatPrice, readPrice, readPriced } from '../payments/read-price.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { payerActor } from './payer-actor.ts';
import { presentMerchant, themeOf } from './present-checkout.ts';
import type { LoadStorefront } from './storefront.ts';

/** Loads the page of a payment link. @throws {ApiError} 404 */
export async function loadCheckoutLink(
  { db, platform }: ServiceContext,
  loadStorefront: LoadStorefront,
  slug: string,
): Promise<CheckoutLink> {
  const row = await findLink(db, slug);
  const now = nowOf(platform);
  const storefront = await loadStorefront(db, row.businessId);
  const { uses } = await countUsesOf(db, row.id);
  const state = linkStateOf(row, { uses, now });
  const { title, description, dueAt, livemode } = row;
  return {
    ...{ slug, state: state === 'ACTIVE' && !storefront.isOpen ? 'PAUSED' : state },
    ...{ merchant: presentMerchant(storefront), title, description, ...presentSum(row), dueAt },
    ...{ serverTime: now, appearance: storefront.checkout.theme },
    ...{ theme: themeOf(storefront.checkout), sandbox: !livemode },
  };
}

export interface LinkPayment {
  readonly link: LinkRow;
  /** Amount that the payer typed; null for the price of the link. */
  readonly amount: Decimal | null;
}

/**
 * Prepares a payment by a link, and returns the work that creates it. Uses are counted
 * under the lock of the link, so that no two payers take the last one.
 * @throws {ApiError} 400 VALIDATION_FAILED; 409 LINK_PAUSED, LINK_USED_UP; 410 LINK_EXPIRED, LINK_ARCHIVED;
 * what `prepareNewPayment` throws
 */
export async function prepareLinkPayment(
  context: ServiceContext,
  { link, amount }: LinkPayment,
): Promise<(tx: Db) => Promise<Payment>> {
  const { db, platform } = context;
  const { businessId, livemode, id, title, metadata, redirectUrl, assetIds } = link;
  const now = nowOf(platform);
  requireActive(link, { ...(await countUsesOf(db, id)), now });
  const create = await prepareNewPayment(context, {
    ...{ businessId, livemode, actor: payerActor, linkId: id },
    payment: {
      price: priceOf(link, amount),
      ...{ description: title, metadata, redirectUrl },
      ...(assetIds === null ? {} : { assets: assetIds }),
    },
  });
  return async (tx) => {
    const locked = await lockLink(tx, { businessId, id });
    requireActive(locked, { ...(await countUsesOf(tx, id)), now });
    return (await create(tx)).data;
  };
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function priceOf({ priceCurrency: currency, ...link }: LinkRow, typed: Decimal | null) {
  if (link.price !== null) {
    if (typed !== null) throw fieldRefused('amount', { message: 'This link has a price.' });
    return formatPrice({ amount: readPriced(link.price), currency });
  }
  if (typed === null) throw fieldRefused('amount', { message: 'Type an amount.' });
  const { amount } = readPrice({ amount: typed, currency });
  const show = (stored: string) => {
    const price = formatPrice({ amount: readPriced(stored), currency });
    return `${price.amount} ${price.currency}`;
  };
  const { minPrice, maxPrice } = link;
  if (minPrice !== null && amount < readPriced(minPrice))
    throw fieldRefused('amount', { message: `Type ${show(minPrice)} or more.` });
  if (maxPrice !== null && amount > readPriced(maxPrice))
    throw fieldRefused('amount', { message: `Type ${show(maxPrice)} or less.` });
  return { amount: typed, currency };
}
