import { toBaseUnits } from '@billfold/core';
import type { RefundPsbt } from '@billfold/core/contract';
import { base64 } from '@scure/base';
import { eq } from 'drizzle-orm';
import type { UtxoFees } from '../chains/chain.ts';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';
import { chooseFeeRate } from '../families/utxo/fees/choose-fee-rate.ts';
import { measurePsbt } from '../families/utxo/psbt/measure-psbt.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import type { PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';

export interface PresentedPsbt {
  readonly row: OutRow;
  readonly psbt: PsbtRow;
  /** Fees of the network now; null where they are not known. */
  readonly fees: UtxoFees | null;
  /** Transaction that spent its coins; null while they are unspent. */
  readonly spentBy: string | null;
}

/** Presents the prepared transaction of a refund as the API has it, beside the fees of now. */
export async function presentPsbt(
  db: Db,
  { row, psbt, fees, spentBy }: PresentedPsbt,
): Promise<RefundPsbt> {
  const asset = requireAsset(row.assetId);
  const { vsize, inputUnits } = measurePsbt(base64.decode(psbt.psbt));
  const feeAt = (satPerKvb: bigint) => toBaseUnits((vsize * satPerKvb + 999n) / 1_000n);
  const change = inputUnits - psbt.sentUnits - psbt.feeUnits;
  return {
    ...{ psbt: psbt.psbt, hash: psbt.hash },
    ...{ sent: formatUnits(psbt.sentUnits, asset), fee: formatUnits(psbt.feeUnits, asset) },
    change:
      psbt.changeAddressId === null
        ? null
        : {
            address: await loadAddress(db, psbt.changeAddressId),
            amount: formatUnits(change, asset),
          },
    feeNow: fees && formatUnits(feeAt(chooseFeeRate(fees, 'Medium', null)), asset),
    isFeeLow: fees !== null && psbt.feeUnits < feeAt(chooseFeeRate(fees, 'Low', null)),
    spentBy,
    createdAt: psbt.createdAt,
  };
}

async function loadAddress(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.id, id));
  if (found === undefined) throw new Error(`address ${id} is gone`);
  return found.address;
}
