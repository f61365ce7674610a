import { findAccountAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { PaymentRequest } from '@billfold/core/contract';
import { type CheckoutLinkParts, readCheckoutLink } from '@billfold/core/internal';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { paymentRequests } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type FetchedRequest, fetchRequest } from './fetch-request.ts';
import { limitRequests } from './limit-requests.ts';
import { chooseRequestAsset, type OpenedLink } from './request-assets.ts';
import { refuseRequest } from './request-refusals.ts';
import { type RequestRow, refusePaid } from './request-store.ts';

/**
 * Opens the link of a checkout page for a wallet: fetches and verifies the request of its host, and keeps it for the
 * review that names it. Chooses an asset there first, where one is given.
 * @throws {ApiError} 404; 409 with one of `request-refusals.ts`; 429 RATE_LIMITED
 */
export async function openRequest(
  context: ServiceContext,
  { userId, walletId, link: text, assetId }: OpenedLink & { readonly assetId?: string },
): Promise<PaymentRequest> {
  const { db } = context;
  await limitRequests(context, { userId, walletId });
  const link = readCheckoutLink(text);
  if (link === null) throw refuseRequest('REQUEST_LINK_REFUSED');
  const [known] = await db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.walletId, walletId),
        eq(paymentRequests.origin, link.origin),
        eq(paymentRequests.paymentId, link.paymentId),
      ),
    );
  if (known !== undefined) await refusePaid(db, known);
  if (assetId !== undefined) await chooseRequestAsset(context, link, assetId);
  const fetched = await fetchRequest(context, link);
  // A host keeps to the choice, or the payer chooses again.
  if (assetId !== undefined && fetched.asked.assetId !== assetId)
    throw refuseRequest('METHOD_UNAVAILABLE');
  return presentRequest(await keep(context, { walletId, link, fetched }), fetched.stated);
}

interface Kept {
  readonly walletId: string;
  readonly link: CheckoutLinkParts;
  readonly fetched: FetchedRequest;
}

async function keep(
  { db, platform }: ServiceContext,
  { walletId, link, fetched: { asked, signed } }: Kept,
): Promise<RequestRow> {
  const stated = { ...asked, signed, openedAt: nowOf(platform) };
  const [row] = await db
    .insert(paymentRequests)
    .values({ id: platform.newId(), walletId, ...link, ...stated })
    .onConflictDoUpdate({
      target: [paymentRequests.walletId, paymentRequests.origin, paymentRequests.paymentId],
      set: stated,
    })
    .returning();
  if (row === undefined) throw new Error('an upsert without its row');
  return row;
}

function presentRequest(row: RequestRow, stated: FetchedRequest['stated']): PaymentRequest {
  const { id, origin, businessName, assetId, address, memo, livemode, expiresAt } = row;
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw new Error(`there is no asset ${assetId}`);
  return {
    ...{ id, host: new URL(origin).host, businessName, network: asset.network, assetId },
    ...{ address, memo, amount: toDecimal(toBaseUnits(row.units), asset) },
    ...{ isTest: !livemode, expiresAt, ...stated },
  };
}
