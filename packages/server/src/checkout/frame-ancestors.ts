import { developerSettings } from '@billfold/core/contract';
import { settingsAtFirst } from '../businesses/settings-at-first.ts';
import { loadTab } from '../businesses/settings-tab.ts';
import type { ServiceContext } from '../context.ts';
import { findLink } from '../payment-links/link-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { findCheckout } from './find-checkout.ts';

/** Page of a payment by its id, or of a payment link by its slug. */
export type CheckoutPlace = { readonly id: string } | { readonly slug: string };

const developerTab = {
  tab: 'developer',
  schema: developerSettings.settings,
  atFirst: settingsAtFirst.developer,
};

/** Coins of the sandbox have no value: any page on this machine may show their checkout. */
const thisMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Returns the sources of `frame-ancestors` for a checkout page: the origins that its business allows. A page
 * of nothing is framed nowhere.
 */
export async function loadFrameAncestors(
  context: Pick<ServiceContext, 'db' | 'chainMode'>,
  place: CheckoutPlace,
): Promise<readonly string[]> {
  const businessId = await findBusiness(context, place);
  if (businessId === null) return [];
  const { allowedOrigins } = await loadTab(context.db, businessId, developerTab);
  return context.chainMode === 'sandbox' ? [...allowedOrigins, ...thisMachine] : allowedOrigins;
}

async function findBusiness(
  { db }: Pick<ServiceContext, 'db'>,
  place: CheckoutPlace,
): Promise<number | null> {
  try {
    const found = 'id' in place ? findCheckout(db, place.id) : findLink(db, place.slug);
    return (await found).businessId;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
