import type { AccountAsset } from '@billfold/core';
import { loadAssetBalance, noBalance } from '../accounts/account-balances.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import { formatUnits } from '../payments/format-units.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { computeSweep } from '../sweeps/compute-sweep.ts';
import { presentComputed } from '../sweeps/plan-sweep.ts';
import { isCollectable } from '../sweeps/require-collectable.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';

/**
 * Creates the refusal of a refund that no single account can pay, with what a sweep would bring together and what
 * the settlement account has received and cannot spend yet.
 */
export async function collectFirst(
  context: ServiceContext,
  owner: SettlementOwner,
  asset: AccountAsset,
): Promise<ApiError> {
  const collect = isCollectable(asset)
    ? await presentComputed(context, owner, await computeSweep(context, owner, asset))
    : null;
  const { businessId } = owner;
  const main = await findPaymentsAccount(context.db, businessId, asset.network);
  const { pending } = main
    ? await loadAssetBalance(
        context.db,
        { id: main.id, network: requireServed(asset.network) },
        asset.id,
      )
    : noBalance;
  const arriving = pending > 0n ? formatUnits(pending, asset) : null;
  return new ApiError(409, 'COLLECT_FIRST', {
    message: 'Collect the funds first',
    errors: [
      fill(
        'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.',
        { symbol: asset.symbol },
      ),
    ],
    ...(collect === null && arriving === null ? {} : { current: { collect, arriving } }),
  });
}
