import { formatAmount, nativeAsset, toBaseUnits, toDecimal } from '@billfold/core';
import { findHighFee } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { gasFor } from './transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from './transfer-store.ts';

interface PlannedFee {
  readonly row: TransferRow;
  /** Numbers of the parts that are signed now; left out for all that are planned. */
  readonly signed?: ReadonlySet<number>;
  readonly isAccepted: boolean;
  /** Prices of the asset and of the one that pays its fees. */
  readonly prices: Awaited<ReturnType<typeof loadFeePrices>>;
}

/** Loads the prices by which the fees of a transfer are judged. They need a connection besides that of a transaction. */
export function loadFeePrices(
  { rates, platform }: Pick<ServiceContext, 'rates' | 'platform'>,
  { assetId }: Pick<TransferRow, 'assetId'>,
) {
  const asset = requireAsset(assetId);
  return rates.findAll([asset.symbol, nativeAsset(asset.network).symbol], nowOf(platform));
}

/**
 * Requires `acceptFee` where the fees that its owner was shown of a transfer are above a tenth of its amount or $50. The first
 * signature of a payout shows all of its lines, that of a sweep what it sends and the moves that its gas is for; a later one
 * shows what it sends alone.
 * @throws {ApiError} 409 FEE_HIGH
 */
export async function requireAcceptedFees(
  tx: Db,
  { row, signed, isAccepted, prices }: PlannedFee,
): Promise<void> {
  if (isAccepted) return;
  const asset = requireAsset(row.assetId);
  const native = nativeAsset(asset.network);
  const left = (await loadParts(tx, [row.id])).filter(({ state }) => state === 'PLANNED');
  const isFirst = row.status === 'PLANNED';
  const isShownWhole = isFirst && row.kind === 'PAYOUT';
  const isSigned = ({ n }: PartRow) => isShownWhole || signed?.has(n) !== false;
  const sent = left.filter((part) => isSigned(part) || gasFor(part, left).some(isSigned));
  const moves = sent.filter(({ step }) => step === 'MOVE');
  const charged = isFirst ? sent : left.filter(isSigned);
  const fee = toBaseUnits(charged.reduce((sum, { feeUnits }) => sum + (feeUnits ?? 0n), 0n));
  const amount = toBaseUnits(moves.reduce((sum, { units }) => sum + units, 0n));
  const high = findHighFee({
    ...{ fee, native, nativeRate: prices.get(native.symbol)?.rate ?? null },
    ...{ amount, asset, rate: prices.get(asset.symbol)?.rate ?? null },
    isToken: asset.id !== native.id,
  });
  if (high === null) return;
  const write = (units: bigint) => `${formatAmount(units, native.decimals)} ${native.symbol}`;
  throw new ApiError(409, 'FEE_HIGH', {
    message: 'The fee is high',
    errors: [
      fill('The fees are {fees}, and {usual} would be usual. Accept the fee to go on.', {
        fees: write(fee),
        usual: write(high.limit),
      }),
    ],
    current: { fee: toDecimal(fee, native), limit: toDecimal(high.limit, native) },
  });
}
