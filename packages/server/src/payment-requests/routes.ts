import { openPaymentRequest } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { openRequest } from './open-request.ts';

export function bindPaymentRequestRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(openPaymentRequest)(
    ({ principal: { userId }, params: { walletId }, body: { link } }) =>
      openRequest(context, { userId, walletId, link }),
  );
}
