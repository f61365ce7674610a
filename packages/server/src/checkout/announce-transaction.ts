import type { AnnounceTransaction, ClaimedHash } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { paymentQuotes } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { ApiError } from '../platform/api-error.ts';
import { claimHash } from './claim-hash.ts';
import { paysQuote } from './pays-quote.ts';
import { readSignedTransaction } from './read-signed-transaction.ts';

/**
 * Looks at once for the transaction that a payer signed, if it pays a quote of the payment. The payer broadcasts
 * it: nothing is sent from here, and it counts when the network shows it, as any transfer.
 * @throws {ApiError} 400 TRANSACTION_INVALID; 409 TRANSACTION_MISMATCH
 */
export async function announcePaying(
  context: ServiceContext,
  row: PaymentRow,
  { network, transaction }: AnnounceTransaction,
): Promise<ClaimedHash> {
  const quotes = await context.db
    .select()
    .from(paymentQuotes)
    .where(and(eq(paymentQuotes.paymentId, row.id), eq(paymentQuotes.network, network)));
  if (quotes.length === 0) throw mismatch();
  const { chain } = context.chains.get(requireServed(network));
  const place = { network: requireServed(network), chain };
  const addresses = quotes.map(({ address }) => address);
  const signed = readSignedTransaction(place, Buffer.from(transaction, 'hex'), addresses);
  if (signed === null)
    throw new ApiError(400, 'TRANSACTION_INVALID', {
      errors: ['These bytes are no transaction of this network.'],
    });
  if (!quotes.some((quote) => paysQuote(signed, quote))) throw mismatch();
  // Without a mempool that shows it by itself, the watcher looks now.
  context.wake();
  return claimHash(context, row, signed.hash);
}

const mismatch = (): ApiError =>
  new ApiError(409, 'TRANSACTION_MISMATCH', {
    errors: ['This transaction does not pay this payment.'],
  });
