import type { SaleItem, UpdateSaleItem } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import { findChanges } from '../businesses/find-changes.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { saleItems } from '../db/schema.ts';
import { readPrice, writePriced } from '../payments/read-price.ts';
import { nowOf } from '../platform/server-platform.ts';
import {
  findSaleItem,
  loadSaleItems,
  placeSaleItem,
  presentSaleItem,
  type SaleItemRow,
} from './sale-item-store.ts';

export interface SaleItemChange extends BusinessActor {
  readonly id: string;
  readonly changes: UpdateSaleItem;
}

/**
 * Changes an item, or moves it among the others. The audit log has no entry of a move alone.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED; 404
 */
export async function updateSaleItem(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller, id, changes }: SaleItemChange,
): Promise<SaleItem> {
  const { businessId, userId } = member;
  const { name, price, position } = changes;
  const priced = price && readPrice(price);
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId);
    const rows = await loadSaleItems(tx, businessId);
    const before = findSaleItem(rows, id);
    const [row = before] = await tx
      .update(saleItems)
      .set({
        ...(name !== undefined && { name }),
        ...(priced && { price: writePriced(priced.amount), priceCurrency: priced.currency }),
        updatedAt: nowOf(platform),
      })
      .where(eq(saleItems.id, id))
      .returning();
    if (position !== undefined) await placeSaleItem(tx, rows, { id, position });
    const changed = findChanges(factsOf(before), factsOf(row));
    if (Object.keys(changed.after).length > 0)
      await recordAudit(tx, platform, {
        ...{ businessId, userId, caller, action: 'sale-item.updated', target: row.name },
        ...changed,
      });
    return presentSaleItem(row);
  });
}

/** Facts of an item as the audit log names them. */
function factsOf(row: SaleItemRow) {
  const { name, price } = presentSaleItem(row);
  return { name, price: price.amount, currency: price.currency };
}
