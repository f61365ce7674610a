import { type CreateSaleItem, mostSaleItems, type SaleItem } from '@billfold/core/contract';
import type { BusinessActor } from '../businesses/business-actor.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { saleItems } from '../db/schema.ts';
import { readPrice, writePriced } from '../payments/read-price.ts';
import { ApiError } from '../platform/api-error.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import {
  loadSaleItems,
  placeSaleItem,
  presentSaleItem,
  type SaleItemRow,
} from './sale-item-store.ts';

export interface NewSaleItem extends BusinessActor {
  readonly item: CreateSaleItem;
}

/**
 * Saves an item for the point of sale, after the others unless it has a place.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED; 409 TOO_MANY_ITEMS
 */
export async function createSaleItem(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller, item }: NewSaleItem,
): Promise<SaleItem> {
  const { businessId, userId } = member;
  const { amount, currency: priceCurrency } = readPrice(item.price);
  const now = nowOf(platform);
  return db.transaction(async (tx) => {
    // Locked, so that each of several items at once counts those before it.
    await lockBusiness(tx, businessId);
    const rows = await loadSaleItems(tx, businessId);
    if (rows.length >= mostSaleItems) throw tooManyItems();
    const row = await insertItem(tx, {
      ...{ id: newPublicId(platform.random, 'itm'), businessId, name: item.name },
      ...{ price: writePriced(amount), priceCurrency },
      ...{ position: (rows.at(-1)?.position ?? -1) + 1, createdAt: now, updatedAt: now },
    });
    if (item.position !== undefined)
      await placeSaleItem(tx, [...rows, row], { id: row.id, position: item.position });
    const created = presentSaleItem(row);
    const { amount: price, currency } = created.price;
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action: 'sale-item.created', target: row.name },
      after: { price, currency },
    });
    return created;
  });
}

async function insertItem(tx: Db, values: SaleItemRow): Promise<SaleItemRow> {
  const [row] = await tx.insert(saleItems).values(values).returning();
  if (row === undefined) throw new Error('no item was saved');
  return row;
}

const tooManyItems = (): ApiError =>
  new ApiError(409, 'TOO_MANY_ITEMS', {
    errors: [
      fill('A business can have {count} saved items. Delete one first.', { count: mostSaleItems }),
    ],
  });
