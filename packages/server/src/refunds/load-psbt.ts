import type { RefundPsbt } from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { requireFamily } from '../families/require-family.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { presentPsbt } from './present-psbt.ts';
import { loadPsbtFate } from './psbt-fate.ts';
import { findPsbt } from './refund-psbt-store.ts';
import { loadRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { listPayable } from './required-outputs.ts';
import { isSignable } from './signable-refund.ts';

export interface PsbtQuery {
  readonly named: NamedRefund;
  /** Judges the mode of the refund. */
  readonly admit: (row: OutRow) => void;
}

/**
 * Loads the prepared transaction of a refund; null before one was prepared, and where something else spent its coins for
 * good.
 * @throws {ApiError} 404; 409 PSBT_SPENT, INPUT_TAKEN where an earlier refund of the same money may have been paid
 */
export async function loadPsbt(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  { named, admit }: PsbtQuery,
): Promise<RefundPsbt | null> {
  const row = await loadRefundRow(db, named);
  admit(row);
  const psbt = await findPsbt(db, row.id);
  const fate = psbt && (await loadPsbtFate(db, row, psbt));
  if (psbt === undefined || fate?.kind === 'VOID') {
    // A wallet that is told to send would pay once more.
    if (isSignable(row)) await listPayable(db, row);
    return null;
  }
  const fees = requireFamily(
    await chains.get(requireServed(requireAsset(row.assetId).network)).fees(),
    'utxo',
  );
  const spentBy = fate?.kind === 'SPENT' ? fate.hash : null;
  return presentPsbt(db, { row, psbt, fees, spentBy });
}
