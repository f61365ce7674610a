import type { Payment } from '@billfold/core/contract';
import type { Db } from '../db/open-database.ts';
import type { PaymentsContext } from './payments-context.ts';
import { presentParts } from './present-payment.ts';
import { type Settling, settlePayments } from './settle-payments.ts';

export interface SettlingOne extends Pick<Settling, 'actor' | 'now'> {
  readonly paymentId: string;
}

/** Settles one payment, and presents it as it is then. */
export async function settlePayment(
  tx: Db,
  context: PaymentsContext,
  { paymentId, ...settling }: SettlingOne,
): Promise<Payment> {
  const [parts] = await settlePayments(tx, context, { paymentIds: [paymentId], ...settling });
  if (parts === undefined) throw new Error(`payment ${paymentId} is gone`);
  return presentParts(context, parts);
}
