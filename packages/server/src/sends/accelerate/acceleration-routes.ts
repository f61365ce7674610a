import {
  accelerateTransaction as accelerateTransactionCall,
  getAcceleration,
} from '@billfold/core/contract';
import type { ServiceContext } from '../../context.ts';
import type { Bind } from '../../http/bind.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { requireIdempotencyKey } from '../create/require-idempotency-key.ts';
import { accelerateTransaction } from './accelerate-transaction.ts';
import { quoteAcceleration } from './quote-acceleration.ts';

export function bindAccelerationRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  bind.signedIn(getAcceleration)(({ principal: { userId }, params }) =>
    quoteAcceleration(context, { userId, ...params }),
  );
  bind.signedIn(accelerateTransactionCall)(
    async ({ principal: { userId }, caller, params, body, idempotencyKey, markReplayed }) =>
      accelerateTransaction(context, outbox, {
        userId,
        ip: caller.ip,
        ...params,
        idempotencyKey: requireIdempotencyKey(idempotencyKey),
        body,
        markReplayed,
      }),
  );
}
