import type { PendingRefund } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import { formatUnits } from './format-units.ts';
import type { PendingRow } from './load-pending-refunds.ts';
import { requireAsset } from './require-asset.ts';

/**
 * Presents one of the refunds of a payment that have not ended to its payer: one that waits for an address before
 * others, as the payer has to act on it. Its link was mailed to the `email` of the payment.
 */
export function presentPendingRefund(
  rows: readonly PendingRow[],
  email: string | null,
): PendingRefund | null {
  const row = rows.find(({ status }) => status === 'AWAITING_ADDRESS') ?? rows[0];
  if (row === undefined) return null;
  const asset = requireAsset(row.assetId);
  const { symbol, network } = asset;
  const amount = formatUnits(row.units, asset);
  const { claimMailedAt: at } = row;
  const isMailed = row.status === 'AWAITING_ADDRESS' && at !== null && email !== null;
  const emailed = isMailed ? { to: maskEmail(email), at } : null;
  return { status: pendingStatusOf(row), asset: symbol, network, amount, emailed };
}

function pendingStatusOf({ status }: PendingRow): PendingRefund['status'] {
  if (status === 'AWAITING_ADDRESS') return 'WAITING_FOR_ADDRESS';
  return status === 'BROADCAST' ? 'SENT' : 'WAITING_FOR_MERCHANT';
}
