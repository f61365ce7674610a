import { parseAmount } from '@billfold/core';
import type { Payment } from '@billfold/core/contract';
import { and, desc, eq } from 'drizzle-orm';
import { chainCursors, paymentQuotes, payments, paymentTransfers } from '../src/db/schema.ts';
import { requireAsset } from '../src/payments/require-asset.ts';
import { settlePayments } from '../src/payments/settle-payments.ts';
import type { Shop } from './shop.ts';

const actor = { kind: 'chain', id: null, name: 'Blockchain' } as const;
let hashes = 0;

/**
 * Lets a transfer of `amount` main units to a payment be seen in the mempool, as the watcher notes it: in the
 * asset of its last quote unless another is named.
 */
export async function seeTransfer(
  { server }: Shop,
  { id: paymentId }: Pick<Payment, 'id'>,
  amount: string,
  assetId?: string,
): Promise<string> {
  const { db, platform } = server.context;
  const [quote] = await db
    .select()
    .from(paymentQuotes)
    .where(
      and(
        eq(paymentQuotes.paymentId, paymentId),
        assetId === undefined ? undefined : eq(paymentQuotes.assetId, assetId),
      ),
    )
    .orderBy(desc(paymentQuotes.lockedAt))
    .limit(1);
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (quote === undefined || row === undefined) throw new Error(`no quote of ${paymentId}`);
  hashes += 1;
  const hash = hashes.toString(16).padStart(64, 'e');
  const { businessId, livemode } = row;
  const { network, address, accountId, usdRate } = quote;
  await db.insert(paymentTransfers).values({
    ...{ id: platform.newId(), businessId, livemode, paymentId, quoteId: quote.id },
    ...{
      kind: 'TRANSFER',
      network,
      assetId: quote.assetId,
      hash,
      position: 0,
      address,
      accountId,
      usdRate,
    },
    units: parseAmount(amount, requireAsset(quote.assetId).decimals),
    firstSeenAt: new Date(server.clock.now()),
  });
  await decideAgain({ server }, paymentId);
  return hash;
}

/** Lets the window of a payment end, with every network in sync. */
export async function endWindow(
  { server }: Pick<Shop, 'server'>,
  { id, expiresAt }: Pick<Payment, 'id' | 'expiresAt'>,
): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(Math.max(0, (expiresAt?.getTime() ?? now) - now));
  const syncedAt = new Date(server.clock.now());
  await server.context.db.update(chainCursors).set({ syncedAt });
  await decideAgain({ server }, id);
}

/** Decides a payment on its present facts. */
export async function decideAgain(
  { server }: Pick<Shop, 'server'>,
  paymentId: string,
): Promise<void> {
  const { context, clock } = server;
  const now = new Date(clock.now());
  await context.db.transaction((tx) =>
    settlePayments(tx, context, { paymentIds: [paymentId], actor, now }),
  );
}
