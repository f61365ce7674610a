import { type Refund, refundStatuses } from '@billfold/core/contract';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { writeTransferId } from '../payments/transfer-id.ts';
import type { PartRow } from '../transfers-out/transfer-store.ts';
import type { OutRow } from './refund-store.ts';

/** Presents a refund as the API has it. The link of its claim is known to the business alone. */
export function presentRefund(
  row: OutRow,
  part: Pick<PartRow, 'units' | 'hash' | 'state'> | undefined,
  claimUrl: string | null = null,
): Refund {
  const asset = requireAsset(row.assetId);
  const status = refundStatuses.find((each) => each === row.status);
  if (status === undefined) throw new Error(`${row.id} is no refund`);
  const isSent = part !== undefined && part.state !== 'PLANNED';
  return {
    ...{ id: row.id, object: 'refund', paymentId: row.paymentId },
    transferId: row.transferId === null ? null : writeTransferId(row.transferId),
    livemode: row.livemode,
    status,
    amount: formatUnits(row.units, asset),
    kept: formatUnits(row.keptUnits, asset),
    sent: isSent ? formatUnits(part.units, asset) : null,
    ...{ asset: asset.symbol, network: asset.network },
    ...{ address: row.address, memo: row.memo, networkFeePaidBy: row.networkFeePaidBy },
    ...{ reason: row.reason, hash: isSent ? part.hash : null },
    claimUrl: status === 'AWAITING_ADDRESS' ? claimUrl : null,
    claimExpiresAt: row.claimExpiresAt,
    ...{ createdAt: row.createdAt, broadcastAt: row.broadcastAt, confirmedAt: row.confirmedAt },
    sequence: row.sequence,
  };
}
