import type { BusinessActor } from '../businesses/business-actor.ts';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { saleItems } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { isSaleItem, presentSaleItem } from './sale-item-store.ts';

/** Deletes an item; sales that name it stay. @throws {ApiError} 404 */
export async function deleteSaleItem(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller, id }: BusinessActor & { readonly id: string },
): Promise<null> {
  const { businessId, userId } = member;
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(saleItems).where(isSaleItem({ businessId, id })).returning();
    if (row === undefined) throw notFound('saved item');
    const { amount: price, currency } = presentSaleItem(row).price;
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, action: 'sale-item.deleted', target: row.name },
      before: { price, currency },
    });
  });
  return null;
}
