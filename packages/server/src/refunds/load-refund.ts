import type { Refund } from '@billfold/core/contract';
import type { Db } from '../db/open-database.ts';
import { presentRefund } from './present-refund.ts';
import { loadRefundPart, loadRefundRow, type NamedRefund } from './refund-store.ts';

/** Loads a refund that has an address, as the API has it. @throws {ApiError} 404 */
export async function loadRefund(db: Db, named: NamedRefund): Promise<Refund> {
  const row = await loadRefundRow(db, named);
  return presentRefund(row, await loadRefundPart(db, row.id));
}
