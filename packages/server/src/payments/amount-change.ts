import type { AuditValues } from '../businesses/record-audit.ts';
import { formatUnits } from './format-units.ts';
import { requireAsset } from './require-asset.ts';

/** Returns the amount and the asset of a transfer as the audit log records them. */
export function amountChange({
  units,
  assetId,
}: {
  readonly units: bigint;
  readonly assetId: string;
}): AuditValues {
  return { amount: formatUnits(units, requireAsset(assetId)), asset: assetId };
}
