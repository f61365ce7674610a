import { type AccountAsset, findToken, nativeAsset } from '@billfold/core';
import type { Payment, SimulatePayment } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { requireServed } from '../chains/require-served.ts';
import type { TreasuryPayment } from '../chains/sandbox/rules.ts';
import type { ServiceContext } from '../context.ts';
import { paymentQuotes } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import type { MiningQueue } from '../sandbox/mining-queue.ts';
import { requireSent } from '../sandbox/require-sent.ts';
import type { Sandboxes } from '../sandbox/routes.ts';
import { parseUnits } from '../sends/create/send-request.ts';
import type { PaymentRow, QuoteRow } from './payment-parts.ts';
import { loadPaymentRow, type NamedPayment } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';
import { requireAsset } from './require-asset.ts';
import { noteSimulated } from './simulated-transfers.ts';
import { stateConflict } from './state-conflict.ts';

/** Ledgers of the sandbox, with the queue in which payments mine. */
export interface SimulationTools {
  readonly sandboxes: Sandboxes;
  readonly mining: MiningQueue;
}

export interface Simulation {
  readonly named: NamedPayment;
  readonly order: SimulatePayment;
  /** Judges the row before anything is paid. */
  readonly admit?: (row: PaymentRow) => void;
}

/**
 * Pays the current method of a test payment: from the treasury of the sandbox, or on a live server (`tools` is null)
 * with a transfer that is simulated. The ledger of a sandbox notifies the watcher of its network, which sees it as any
 * other payment, so that the answer may not have it yet.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED, AMOUNT_BELOW_MINIMUM; 409 STATE_CONFLICT, FAUCET_EMPTY
 * @throws {ChainUnavailableError} for confirmations of a network that no node has told of
 */
export async function simulatePayment(
  context: ServiceContext,
  tools: SimulationTools | null,
  { named, order, admit }: Simulation,
): Promise<Payment> {
  const { db } = context;
  const row = await loadPaymentRow(db, named);
  admit?.(row);
  if (row.livemode) throw stateConflict(row, 'Only test payments are simulated.');
  const quote = await loadQuote(context, row);
  const asset = paidAsset(quote, order);
  if (tools === null) {
    const units = requireAmount(asset, order);
    await noteSimulated(context, { row, quote, asset, units, order, now: nowOf(context.platform) });
    return presentPayment(db, context, await loadPaymentRow(db, named));
  }
  const { ledger } = tools.sandboxes.get(requireServed(asset.network));
  const hash = requireSent(await ledger.pay(treasuryPayment(quote, asset, order)), asset);
  if (order.replaceable) await ledger.hold(hash, true);
  if (order.confirmations > 0) await tools.mining.mine(ledger, order.confirmations);
  return presentPayment(db, context, row);
}

async function loadQuote({ db }: ServiceContext, row: PaymentRow): Promise<QuoteRow> {
  const none = stateConflict(row, 'Choose a method first.');
  if (row.quoteId === null) throw none;
  const [quote] = await db.select().from(paymentQuotes).where(eq(paymentQuotes.id, row.quoteId));
  if (quote === undefined) throw none;
  return quote;
}

/** @throws {ApiError} 400 VALIDATION_FAILED, AMOUNT_BELOW_MINIMUM */
function requireAmount({ decimals, symbol }: AccountAsset, { amount }: SimulatePayment): bigint {
  const units = parseUnits(amount, decimals);
  if (units > 0n) return units;
  throw fieldRefused('amount', {
    code: 'AMOUNT_BELOW_MINIMUM',
    message: fill('Enter more than 0 {symbol}.', { symbol }),
  });
}

function paidAsset({ assetId, network }: QuoteRow, order: SimulatePayment): AccountAsset {
  const { asset: name, confirmations, replaceable, byContract = false } = order;
  const asset = name === undefined ? requireAsset(assetId) : findNamedAsset(name);
  if (asset?.network !== network)
    throw fieldRefused('asset', {
      message: fill('Name an asset of the network {network}.', { network }),
    });
  if (replaceable && confirmations > 0)
    throw fieldRefused('confirmations', { message: 'What can be replaced has no block yet.' });
  const isEvm = network === 'ETH' || network === 'BSC';
  if (byContract && !(isEvm && asset.id === nativeAsset(asset.network).id))
    throw fieldRefused('byContract', {
      message: 'A contract pays coins of Ethereum or BSC alone.',
    });
  return asset;
}

function treasuryPayment(
  { address, memo, reference }: QuoteRow,
  { id, network, decimals }: AccountAsset,
  { amount, byContract = false, withoutMarks = false }: SimulatePayment,
): TreasuryPayment {
  const token = findToken(network, id);
  return {
    ...{ address, amount: parseUnits(amount, decimals) },
    ...(token === undefined ? {} : { token }),
    ...(memo === null || withoutMarks ? {} : { memo }),
    ...(reference === null || withoutMarks ? {} : { references: [reference] }),
    ...(byContract ? { byContract } : {}),
  };
}
