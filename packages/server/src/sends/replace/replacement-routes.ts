import { getReplacement, replaceTransaction } from '@billfold/core/contract';
import type { ServiceContext } from '../../context.ts';
import type { Bind } from '../../http/bind.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { requireIdempotencyKey } from '../create/require-idempotency-key.ts';
import { quoteReplacement } from './quote-replacement.ts';
import { replaceOwnedTransaction } from './replace-transaction.ts';

export function bindReplacementRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  bind.signedIn(getReplacement)(({ principal: { userId }, params, query }) =>
    quoteReplacement(context, { userId, ...params }, query.kind),
  );
  bind.signedIn(replaceTransaction)(
    async ({ principal: { userId }, caller, params, body, idempotencyKey, markReplayed }) =>
      replaceOwnedTransaction(context, outbox, {
        userId,
        ip: caller.ip,
        ...params,
        idempotencyKey: requireIdempotencyKey(idempotencyKey),
        body,
        markReplayed,
      }),
  );
}
