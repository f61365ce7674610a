import { listMerchantAssets, pingMerchant } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { BindKey } from '../http/bind-key.ts';
import { listAcceptedAssets } from './list-accepted-assets.ts';

/** Binds the calls of the merchant API that are served so far. */
export function bindMerchantRoutes(bind: BindKey, { db }: Pick<ServiceContext, 'db'>): void {
  bind.key(pingMerchant)(async ({ principal }) => {
    const { businessId, businessName, livemode, keyName } = principal;
    return { data: { businessId, businessName, livemode, keyName } };
  });
  bind.key(listMerchantAssets)(async ({ principal }) => ({
    data: await listAcceptedAssets(db, principal.businessId),
  }));
}
