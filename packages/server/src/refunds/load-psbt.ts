import type { RefundPsbt } from '@billfold/core/contract';
import { ChainUnavailableError, type UtxoFees } from '../chains/chain.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { requireFamily } from '../families/require-family.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { presentPsbt } from './present-psbt.ts';
import { loadPsbtFate } from './psbt-fate.ts';
import { findPsbt } from './refund-psbt-store.ts';
import { loadRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { listPayable, psbtPreparedBefore } from './required-outputs.ts';
import { isSignable } from './signable-refund.ts';

export interface PsbtQuery {
  readonly named: NamedRefund;
  /** Judges the mode of the refund. */
  readonly admit: (row: OutRow) => void;
}

/**
 * Loads the prepared transaction of a refund; null before one was prepared, and where something else spent its coins for
 * good. It is there also while the network does not tell its fees.
 * @throws {ApiError} 404; 409 PSBT_SPENT, INPUT_TAKEN where an earlier refund of the same money may have been paid;
 * PSBT_PREPARED where an earlier one can still be, so that this one has to be prepared too
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
    if (isSignable(row) && (await listPayable(db, row)).length > 0) throw psbtPreparedBefore();
    return null;
  }
  const fees = await findFees(chains, row);
  const spentBy = fate?.kind === 'SPENT' ? fate.hash : null;
  return presentPsbt(db, { row, psbt, fees, spentBy });
}

/** Loads the fees of the network of a refund; null where the network cannot be reached. */
async function findFees(
  chains: ServiceContext['chains'],
  { assetId }: OutRow,
): Promise<UtxoFees | null> {
  try {
    const network = requireServed(requireAsset(assetId).network);
    return requireFamily(await chains.get(network).fees(), 'utxo');
  } catch (error) {
    if (error instanceof ChainUnavailableError) return null;
    throw error;
  }
}
