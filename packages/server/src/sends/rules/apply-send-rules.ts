import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import type { RuledSend } from './dollars-of.ts';
import { refuseNewRecipient } from './refuse-new-recipient.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';

/**
 * Applies the rules of the operator to a send.
 * @throws {ApiError} 409 RECIPIENT_NEW, SEND_LIMIT_REACHED, RATE_UNAVAILABLE
 */
export async function applySendRules(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'sendSettings'>,
  send: RuledSend,
): Promise<void> {
  await refuseNewRecipient(tx, context, send);
  await refuseOverLimit(tx, context, send);
}
