import { listRequestAssets, openPaymentRequest } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { openRequest } from './open-request.ts';
import { listAssets } from './request-assets.ts';

export function bindPaymentRequestRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(openPaymentRequest)(({ principal: { userId }, params: { walletId }, body }) =>
    openRequest(context, { userId, walletId, ...body }),
  );
  bind.signedIn(listRequestAssets)(
    ({ principal: { userId }, params: { walletId }, body: { link } }) =>
      listAssets(context, { userId, walletId, link }),
  );
}
