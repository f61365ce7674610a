import type { SentTransaction } from '@billfold/core/contract';
import type { ServiceContext } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { ignoreIfSent, type SendKey } from '../create/ignore-if-sent.ts';
import { findIntentByKey } from '../send-intent-store.ts';
import { answerOf } from './store-intent.ts';

export interface KeyedCall extends SendKey {
  readonly requestHash: string;
  /** Called when the key has sent already. */
  readonly markReplayed?: (() => void) | undefined;
}

/**
 * Answers a call that sends exactly once per idempotency key. `sign` commits the intent and returns the id of its broadcast
 * job, or null where another call has used the key; only then are the stored bytes broadcast.
 * @throws {ApiError} 422 IDEMPOTENCY_MISMATCH; 409 BROADCAST_REJECTED; the errors of `sign`
 */
export async function answerOnce(
  context: ServiceContext,
  outbox: Outbox,
  { walletId, idempotencyKey, requestHash, markReplayed }: KeyedCall,
  sign: () => Promise<string | null>,
): Promise<SentTransaction> {
  const earlier = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (earlier !== undefined) {
    const answer = await answerOf(context, earlier, requestHash);
    markReplayed?.();
    return answer;
  }
  const jobId = await ignoreIfSent(context.db, { walletId, idempotencyKey }, sign);
  if (jobId !== null) await outbox.runJob(jobId);
  const intent = await findIntentByKey(context.db, walletId, idempotencyKey);
  if (intent === undefined) throw new Error('the intent is missing after its commit');
  return answerOf(context, intent, requestHash);
}
