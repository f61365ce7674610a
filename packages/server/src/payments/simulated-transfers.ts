import type { AccountAsset } from '@billfold/core';
import type { SimulatePayment } from '@billfold/core/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';
import { loadPrices } from '../rates/load-prices.ts';
import { announceUnmatched } from './announce-unmatched.ts';
import type { Arrival } from './find-arrivals.ts';
import { type NotedSighting, writeArrivals } from './note-arrivals.ts';
import { loadHeads, type PaymentRow, type QuoteRow } from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { settlePayments } from './settle-payments.ts';

export interface SimulatedTransfer {
  readonly row: PaymentRow;
  readonly quote: QuoteRow;
  readonly asset: AccountAsset;
  readonly units: bigint;
  readonly order: SimulatePayment;
  readonly now: Date;
}

/**
 * Writes the transfer of a simulated payer. It is matched and decided like one that the watcher saw: without its mark,
 * the amount alone names the payment on a shared address.
 */
export async function noteSimulated(
  context: PaymentsContext & Pick<ServiceContext, 'db'>,
  transfer: SimulatedTransfer,
): Promise<void> {
  const { asset, order, now } = transfer;
  const { network } = asset;
  const prices = await loadPrices(context.rates, [asset], now);
  const simulated = {
    kind: 'SIMULATED',
    livemode: false,
    isReplaceable: order.replaceable,
  } as const;
  await context.db.transaction(async (tx) => {
    const block = await findBlock(tx, transfer);
    const sighting = { network, block, at: now, now, prices };
    const arrivals = [toArrival(context, transfer)];
    const written = await writeArrivals(tx, context, { arrivals, sighting, simulated });
    const paymentIds = written.flatMap(({ paymentId }) => paymentId ?? []);
    const actor = { kind: 'payer', id: null, name: 'Simulated payer' } as const;
    await settlePayments(tx, context, { paymentIds, actor, now });
    await announceUnmatched(tx, context, written);
  });
}

/** Returns the block that gives a transfer the confirmations of its order now; null where it waits for one. */
async function findBlock(
  tx: Db,
  { asset: { network }, order: { confirmations } }: SimulatedTransfer,
): Promise<NotedSighting['block']> {
  if (confirmations === 0) return null;
  const head = (await loadHeads(tx)).find((each) => each.network === network);
  if (head === undefined) throw new ChainUnavailableError(`${network} was not read yet`);
  const height = Math.max(0, head.height - confirmations + 1);
  return { height, hash: 'simulated' };
}

function toArrival(
  { platform }: Pick<PaymentsContext, 'platform'>,
  { row, quote, asset, units, order }: SimulatedTransfer,
): Arrival {
  const { address, accountId, memo, reference } = quote;
  const { withoutMarks = false } = order;
  return {
    ...{ businessId: row.businessId, accountId, address, assetId: asset.id, units },
    // No explorer finds it, and nobody takes it for a transaction of the network.
    ...{ hash: newPublicId(platform.random, 'sim'), position: 0, fromAddress: null },
    memo: withoutMarks ? null : memo,
    references: withoutMarks || reference === null ? [] : [reference],
    ...{ hasFailed: false, isFromOwner: false },
  };
}

/**
 * Mines the simulated transfers that wait, with the block that was seen on their network. One that can be replaced
 * waits on. Returns the payments that are concerned.
 */
export async function mineSimulated(
  tx: Db,
  { chainMode }: Pick<PaymentsContext, 'chainMode'>,
  { network, block, at }: Pick<NotedSighting, 'network' | 'block' | 'at'>,
): Promise<readonly string[]> {
  // A sandbox mines all transfers on its ledger.
  if (chainMode === 'sandbox' || block === null) return [];
  const { kind, blockHeight, endedAs, isReplaceable } = paymentTransfers;
  const mined = await tx
    .update(paymentTransfers)
    .set({ blockHeight: block.height, blockHash: block.hash, minedAt: at })
    .where(
      and(
        eq(paymentTransfers.network, network),
        eq(kind, 'SIMULATED'),
        eq(isReplaceable, false),
        isNull(blockHeight),
        isNull(endedAs),
      ),
    )
    .returning({ paymentId: paymentTransfers.paymentId });
  return mined.flatMap(({ paymentId }) => paymentId ?? []);
}
