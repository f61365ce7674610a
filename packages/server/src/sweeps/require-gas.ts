import { nativeAsset } from '@billfold/core';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { getFamily } from '../families/families.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { findGasPayer } from '../transfers-out/find-gas-payer.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';

interface GasRequest {
  readonly owner: SettlementOwner;
  readonly row: TransferRow;
  /** Numbers of the parts that are signed now; left out for all that are planned. */
  readonly signed?: ReadonlySet<number>;
}

/**
 * Requires a settlement account that can bring the gas of a sweep, or pay for one of all addresses together.
 * @throws {ApiError} 409 GAS_MISSING, SPENDING_BLOCKED
 */
export async function requireGas(
  tx: Db,
  { chains }: Pick<ServiceContext, 'chains'>,
  { owner: { userId, walletId }, row, signed }: GasRequest,
): Promise<void> {
  const parts = await loadParts(tx, [row.id]);
  const isPaidByMain = (part: PartRow) => part.step !== 'MOVE' || row.way === 'TOGETHER';
  const unsent = parts.filter(
    (part) => part.state === 'PLANNED' && isPaidByMain(part) && signed?.has(part.n) !== false,
  );
  const found = await findGasPayer(tx, row);
  if (unsent.length === 0 || found === undefined) return;
  const place = { walletId, accountId: found.id };
  const main = await loadSpendingAccount({ db: tx, chains }, userId, place);
  await refuseBlocked(tx, main);
  const available = await getFamily(main.network).spending.loadSpendable(tx, main);
  const needed = unsent.reduce(
    (sum, { step, units, feeUnits }) => sum + (step === 'GAS' ? units : 0n) + (feeUnits ?? 0n),
    0n,
  );
  if (available >= needed) return;
  const native = nativeAsset(requireAsset(row.assetId).network);
  const missing = formatUnits(needed - available, native);
  throw new ApiError(409, 'GAS_MISSING', {
    message: 'Not enough for the fees',
    errors: [
      fill('Send {amount} {symbol} to {address} first. It pays the network fees.', {
        amount: missing,
        symbol: native.symbol,
        address: row.address ?? '',
      }),
    ],
    current: { missing, asset: native.symbol, address: row.address },
  });
}
