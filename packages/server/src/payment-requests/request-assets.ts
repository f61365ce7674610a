import { findAccountAsset, toDecimal } from '@billfold/core';
import type { RequestAsset, RequestAssets } from '@billfold/core/contract';
import {
  type CheckoutLinkParts,
  isFiat,
  payAsset,
  readCheckoutLink,
} from '@billfold/core/internal';
import * as z from 'zod/mini';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { shown, statedPrice } from '../signed-requests/payment-claims.ts';
import { askHost } from './ask-host.ts';
import { type FetchContext, readAnswer, rulesFor } from './fetch-request.ts';
import { limitRequests } from './limit-requests.ts';
import { findHostRefusal, refuseRequest } from './request-refusals.ts';

export interface OpenedLink {
  readonly userId: string;
  readonly walletId: string;
  readonly link: string;
}

const offered = z.object({
  data: z.object({
    merchant: z.object({ name: shown(80) }),
    orderId: z.nullable(shown(100)),
    price: statedPrice(),
    /** False where the shop shows its price in coins alone, which come with their estimates. */
    showsFiat: z.boolean(),
    assets: z
      .array(
        z.object({
          asset: z.string(),
          network: z.string(),
          estimate: z.nullable(z.string().check(z.regex(/^(0|[1-9]\d{0,30})(\.\d{1,36})?$/))),
          enabled: z.boolean(),
        }),
      )
      .check(z.maxLength(200)),
  }),
});

/**
 * Lists the assets that the host of a checkout page offers now, as far as this server knows them, with what it says of
 * the payment.
 * @throws {ApiError} 404; 409 with one of `request-refusals.ts`; 429 RATE_LIMITED
 */
export async function listAssets(
  context: ServiceContext,
  opened: OpenedLink,
): Promise<RequestAssets> {
  await limitRequests(context, opened);
  const link = readCheckoutLink(opened.link);
  if (link === null) throw refuseRequest('REQUEST_LINK_REFUSED');
  const { origin, paymentId } = link;
  const url = `${origin}/v1/checkout/${paymentId}`;
  const answer = readAnswer(await askHost({ url }, rulesFor(context, origin)), offered);
  const { merchant, orderId, price, showsFiat } = answer.data;
  const assets = answer.data.assets.flatMap(({ asset, network: code, estimate, enabled }) => {
    const network = context.openNetworks.find((each) => each === code);
    if (!enabled || network === undefined || !isServed(network)) return [];
    const known = payAsset({ asset, network });
    return known === undefined ? [] : [presentAsset(known, estimate)];
  });
  return {
    ...{ host: new URL(origin).host, businessName: merchant.name, orderId, assets },
    price: showsFiat || !isFiat(price) ? { ...price, amount: toDecimal(price.amount) } : null,
  };
}

function presentAsset(
  { id: assetId, network }: NonNullable<ReturnType<typeof payAsset>>,
  estimate: string | null,
): RequestAsset {
  return { assetId, network, estimate: estimate === null ? null : toDecimal(estimate) };
}

const refused = z.object({ code: z.string() });

/**
 * Chooses an asset at the host of a checkout page, as its payer would there.
 * @throws {ApiError} 409 with one of `request-refusals.ts`
 */
export async function chooseRequestAsset(
  context: FetchContext,
  { origin, paymentId }: CheckoutLinkParts,
  assetId: string,
): Promise<void> {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) throw refuseRequest('REQUEST_WRONG_NETWORK');
  const answer = await askHost(
    {
      url: `${origin}/v1/checkout/${paymentId}/select`,
      body: { asset: asset.symbol, network: asset.network },
    },
    rulesFor(context, origin),
  );
  if (answer === null) throw refuseRequest('REQUEST_UNREACHABLE');
  if (answer.status === 200) return;
  if (answer.status === 404) throw refuseRequest('REQUEST_NOT_FOUND');
  const code = z.safeParse(refused, answer.body).data?.code ?? '';
  // Money came or it has ended: the request that is fetched next says which.
  if (code === 'STATE_CONFLICT') return;
  const isEnded = code === 'REFRESH_NOT_ALLOWED' || code === 'LINK_USED_UP';
  throw refuseRequest(
    isEnded ? 'REQUEST_EXPIRED' : (findHostRefusal(code) ?? 'METHOD_UNAVAILABLE'),
  );
}
