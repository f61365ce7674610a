import { listAssetsOfSymbol } from '@billfold/core';
import type { Refund } from '@billfold/core/contract';
import type { AuditValues } from '../businesses/record-audit.ts';
import { amountChange } from '../payments/amount-change.ts';
import type { OutRow } from './refund-store.ts';

export type RecordedRefund = Pick<OutRow, 'id' | 'units' | 'assetId'> | Refund;

/** Returns the amount and the asset of a refund as the audit log records them. */
export function amountOfRefund(refund: RecordedRefund): AuditValues {
  if ('units' in refund) return amountChange(refund);
  const { amount, asset: symbol, network } = refund;
  const found = listAssetsOfSymbol(symbol).find((each) => each.network === network);
  return { amount, asset: found?.id ?? symbol };
}
