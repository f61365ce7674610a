import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { paymentRequests, sendIntents } from '../db/schema.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { askHost } from './ask-host.ts';
import { type FetchContext, rulesFor, transactionsUrlOf } from './fetch-request.ts';

const payload = z.object({ requestId: z.uuid() });

const told = z.object({ data: z.object({ state: z.enum(['MINED', 'SEEN', 'UNKNOWN']) }) });

/** Attempts after which the host is left to find the transaction by itself: about a minute. */
const mostAttempts = 6;

/**
 * Creates the handler of announcements: it hands a transaction that was broadcast to the host that asked for it, until
 * the host sees it. The payment does not depend on it.
 */
export function createHintHandler(context: FetchContext & { readonly db: Db }): OutboxHandler {
  return async (job) => {
    const { requestId } = z.parse(payload, job.payload);
    const [row] = await context.db
      .select({ request: paymentRequests, intent: sendIntents })
      .from(paymentRequests)
      .innerJoin(sendIntents, eq(sendIntents.id, paymentRequests.intentId))
      .where(eq(paymentRequests.id, requestId));
    const raw = row?.intent.rawTransaction;
    if (row === undefined || raw == null || job.attempts > mostAttempts) return { outcome: 'done' };
    const { request, intent } = row;
    if (intent.status === 'SIGNED') return { outcome: 'retry', error: 'it is not broadcast yet' };
    const answer = await askHost(
      {
        url: transactionsUrlOf(request),
        body: { network: request.network, transaction: Buffer.from(raw).toString('hex') },
      },
      rulesFor(context, request.origin),
    );
    const state = z.safeParse(told, answer?.body).data?.data.state;
    const isRefused = answer !== null && answer.status >= 400 && answer.status < 500;
    return isRefused || state === 'SEEN' || state === 'MINED'
      ? { outcome: 'done' }
      : { outcome: 'retry', error: 'the host does not see it yet' };
  };
}
